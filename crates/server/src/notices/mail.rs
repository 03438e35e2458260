//! Mail, where whoever runs this has named a server for it. A link in a mail opens
//! one door once, for who has the mail.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{Pass, Way};
use tabletop::Said;

use super::words::words;
use super::{Letter, Undelivered};
use crate::house::House;
use crate::http::Problem;
use crate::{Config, clock, ids};

/// How long a pass is good, in milliseconds.
const GOOD: u64 = 3 * 24 * 60 * 60 * 1000;
/// The same for one that changes a password.
const GOOD_FOR_PASSWORDS: u64 = 60 * 60 * 1000;

/// What a pass opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "door", rename_all = "snake_case")]
pub(crate) enum Door {
    /// A page, for who the mail was for.
    Page { path: String },
    /// Mail to this address, from now on.
    Address { address: String, language: String },
    /// A new password.
    Password,
}

/// The id of a pass: from it nobody finds what was sent.
pub(crate) fn pass_of(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

/// Is this an address?
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 200 && text.parse::<Address>().is_ok()
}

/// The way to the mail server.
pub(crate) struct Mailer {
    post: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    after: Duration,
    public: String,
}

impl Mailer {
    pub(super) fn new(config: &Config) -> Result<Option<Self>, String> {
        let Some(smtp) = &config.smtp else { return Ok(None) };
        let public = config.public_url.clone();
        let public = public.ok_or("mail needs the public address for its links (public-url)")?;
        let from = config.mail_from.as_deref().ok_or("mail needs a sender (mail-from)")?;
        let from = from.parse().map_err(|error| format!("mail-from: {error}"))?;
        let post = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp.reveal())
            .map_err(|error| format!("smtp: {error}"))?
            .timeout(Some(super::PATIENCE))
            .build();
        Ok(Some(Mailer { post, from, after: config.mail_after, public }))
    }

    /// How long somebody is waited for before a mail is sent, in milliseconds.
    pub(super) fn after(&self) -> u64 {
        u64::try_from(self.after.as_millis()).unwrap_or(u64::MAX)
    }

    /// A letter about games that wait; its link signs in.
    pub(super) async fn send(
        &self,
        house: &House,
        way: &Way,
        address: &str,
        letter: &Letter,
    ) -> Result<(), Undelivered> {
        let door = Door::Page { path: letter.path.clone() };
        let link = self.link(house, &way.identity, "enter", &door, GOOD).await;
        let link = link.map_err(|problem| Undelivered::Perhaps(problem.why.to_string()))?;
        let words = words(&way.language);
        let foot = words.word("letter-mail-foot");
        let text = format!("{}\n{}\n\n{link}\n\n-- \n{foot}\n", letter.title, letter.body);
        self.post(address, &letter.title, text).await
    }

    /// Asks whether letters may come to an address.
    pub(crate) async fn ask(
        &self,
        house: &House,
        identity: &str,
        address: &str,
        language: &str,
    ) -> Result<(), Problem> {
        let door = Door::Address { address: address.to_owned(), language: language.to_owned() };
        let link = self.link(house, identity, "enter", &door, GOOD).await?;
        self.write(address, language, "letter-confirm", &link).await
    }

    /// Sends what changes a password.
    pub(crate) async fn reset(
        &self,
        house: &House,
        identity: &str,
        address: &str,
        language: &str,
    ) -> Result<(), Problem> {
        let good = GOOD_FOR_PASSWORDS;
        let link = self.link(house, identity, "reset", &Door::Password, good).await?;
        self.write(address, language, "letter-reset", &link).await
    }

    async fn write(
        &self,
        address: &str,
        language: &str,
        key: &str,
        link: &str,
    ) -> Result<(), Problem> {
        let words = words(language);
        let title = words.word(key);
        let body = words.say(&Said::new(format!("{key}-body")), &[]);
        let sent = self.post(address, &title, format!("{body}\n\n{link}\n")).await;
        sent.map_err(|error| {
            tracing::warn!(%error, "a mail was not sent");
            Problem::conflict("error-mail")
        })
    }

    async fn link(
        &self,
        house: &House,
        identity: &str,
        page: &str,
        door: &Door,
        good: u64,
    ) -> Result<String, Problem> {
        let token = hex::encode(ids::entropy::<24>()?);
        let pass = Pass {
            id: pass_of(&token),
            identity: identity.to_owned(),
            opens: serde_json::to_string(door).unwrap_or_default(),
            expires: clock::stored(clock::now() + good),
        };
        house.store.put_pass(pass).await?;
        Ok(format!("{}/{page}/{token}", self.public.trim_end_matches('/')))
    }

    async fn post(&self, address: &str, title: &str, text: String) -> Result<(), Undelivered> {
        let address: Address = address.parse().map_err(|_| Undelivered::Gone)?;
        let mail = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(title)
            .body(text)
            .map_err(|error| Undelivered::Perhaps(error.to_string()))?;
        let sent = self.post.send(mail).await;
        sent.map(drop).map_err(|error| match error.is_permanent() {
            true => Undelivered::Gone,
            false => Undelivered::Perhaps(error.to_string()),
        })
    }
}
