//! `microcosm admin`: looks after a house beside the running server.

use anyhow::{Result, bail};
use server::admin::{self, Whom};
use server::{Policy, Purged};
use store::Store;

use super::serve::block;
use crate::cli::{Admin, AdminArgs, BanArgs, WhomArgs};
use crate::print::{self, Found, green, red};

/// So many accounts are read at once.
const PAGE: u32 = 200;

pub(crate) fn run(args: &AdminArgs) -> Found {
    // Games that end meanwhile would be counted in the middle of it.
    let _alone = match args.what {
        Admin::Recount => Some(store::alone(&args.database.url)?),
        _ => None,
    };
    block(async {
        let store = store::open(&args.database.url).await?;
        let done = obey(&*store, &args.what).await;
        store.close().await;
        done.map(|()| true)
    })
}

async fn obey(store: &dyn Store, what: &Admin) -> Result<()> {
    match what {
        Admin::Accounts => accounts(store).await,
        Admin::Password { name } => {
            let password = admin::new_password(store, name).await?;
            print::line(format!("the password of {name} is now {password}"))
        }
        Admin::Rename { name, new } => {
            admin::rename(store, name, new).await?;
            print::line(format!("{name} is now called {new}"))
        }
        Admin::Recount => recount(store).await,
        Admin::Logout { name } => {
            let ended = admin::log_out(store, name).await?;
            print::line(format!("{ended} sessions of {name} have ended"))
        }
        Admin::Ban { whom, how } => ban(store, &found(whom)?, "is banned", how).await,
        Admin::Unban { whom } => unban(store, &found(whom)?, "may come in again").await,
        Admin::Mute { name, how } => ban(store, &Whom::Talker(name), "is muted", how).await,
        Admin::Unmute { name } => unban(store, &Whom::Talker(name), "may talk again").await,
        Admin::Close { table } => {
            admin::close(store, table).await?;
            print::line(format!("table {table} is closed"))
        }
        Admin::Purge { keep, yes } => purge(store, keep.policy(), *yes).await,
        Admin::Announce { text, until, none: _ } => {
            admin::announce(store, text.as_deref(), *until).await?;
            let done = if text.is_some() { "everybody is told" } else { "nobody is told any more" };
            print::line(done)
        }
        Admin::Maintenance { state, text } => {
            let on = (state == "on").then_some(text.as_deref().unwrap_or_default());
            admin::maintain(store, on).await?;
            let done = if on.is_some() { "nothing new begins" } else { "all goes on" };
            print::line(done)
        }
        Admin::Audit { last } => {
            server::audit(store, *last).await?.into_iter().try_for_each(print::line)
        }
        Admin::Bans => admin::bans(store).await?.into_iter().try_for_each(print::line),
    }
}

async fn accounts(store: &dyn Store) -> Result<()> {
    let mut last = String::new();
    while let page = store.accounts(&last, PAGE).await?
        && let Some(newest) = page.last()
    {
        last.clone_from(&newest.name);
        for account in page {
            print::line(account.name)?;
        }
    }
    Ok(())
}

async fn recount(store: &dyn Store) -> Result<()> {
    let mut bad = Vec::new();
    let tell = |table: &str, why| bad.push(format!("{table}: {why}"));
    let counted = server::recount(store, tell).await?;
    for line in bad {
        print::line(format!("{} {line}", red("bad")))?;
    }
    print::line(format!("{} {counted} games are counted", green("ok")))
}

async fn purge(store: &dyn Store, policy: Policy, really: bool) -> Result<()> {
    if policy == Policy::default() {
        bail!("say for how long guests or tables are kept: --keep-guests, --keep-open-tables");
    }
    let Purged { tables, guests } = server::purge(store, policy, really).await?;
    let done = if really { "taken away" } else { "would be taken away; --yes does it" };
    print::line(format!("{tables} tables and {guests} guests {done}"))
}

fn found(args: &WhomArgs) -> Result<Whom<'_>> {
    match (&args.name, args.address) {
        (Some(name), None) => Ok(Whom::Account(name)),
        (None, Some(network)) => Ok(Whom::Network(network)),
        _ => bail!("name an account or an address"),
    }
}

fn named(whom: &Whom<'_>) -> String {
    match whom {
        Whom::Account(name) | Whom::Talker(name) => (*name).to_owned(),
        Whom::Network(network) => network.trunc().to_string(),
    }
}

async fn ban(store: &dyn Store, whom: &Whom<'_>, done: &str, how: &BanArgs) -> Result<()> {
    admin::ban(store, whom, how.days, &how.why).await?;
    let long = how.days.map_or_else(|| "for good".to_owned(), |days| format!("for {days} days"));
    print::line(format!("{} {done} {long}", named(whom)))
}

async fn unban(store: &dyn Store, whom: &Whom<'_>, done: &str) -> Result<()> {
    if !admin::unban(store, whom).await? {
        bail!("nothing was forbidden to {}", named(whom));
    }
    print::line(format!("{} {done}", named(whom)))
}
