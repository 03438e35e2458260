//! Where letters may be sent. Addresses come from visitors, and this server stands
//! where they do not: it speaks to the push services of browsers, and to those
//! whom whoever runs it has named, and to nobody else.

use reqwest::Url;

use crate::Config;

/// The push services of the browsers there are.
pub(crate) const PUSH_SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
    "push.vivaldi.net",
];

/// Who may be spoken to, and under which name.
pub(crate) struct Places {
    push: Vec<String>,
    pub(crate) webhooks: Vec<String>,
    public: Option<String>,
}

impl Places {
    pub(super) fn new(config: &Config) -> Self {
        let known = PUSH_SERVICES.iter().map(|host| (*host).to_owned());
        Places {
            push: known.chain(config.push_services.iter().cloned()).collect(),
            webhooks: config.webhook_hosts.clone(),
            public: config.public_url.clone(),
        }
    }

    pub(crate) fn pushes_to(&self, url: &str) -> bool {
        allows(&self.push, url)
    }

    pub(crate) fn posts_to(&self, url: &str) -> bool {
        allows(&self.webhooks, url)
    }

    /// The whole address of a page.
    pub(super) fn link(&self, path: &str) -> String {
        let house = self.public.as_deref().unwrap_or_default();
        format!("{}{path}", house.trim_end_matches('/'))
    }

    /// Whom a push service may complain to.
    pub(super) fn contact(&self) -> &str {
        self.public.as_deref().unwrap_or("https://localhost")
    }
}

/// A host is allowed with everything below it, by `https`; an origin such as
/// `http://127.0.0.1:9000` just as it is written.
fn allows(list: &[String], url: &str) -> bool {
    let Ok(url) = Url::parse(url) else { return false };
    let Some(host) = url.host_str() else { return false };
    let plain = url.username().is_empty() && url.password().is_none();
    plain
        && list.iter().any(|known| match known.contains("://") {
            true => url.origin().ascii_serialization() == known.trim_end_matches('/'),
            false => {
                let below = host.strip_suffix(known.as_str());
                url.scheme() == "https"
                    && url.port().is_none()
                    && below.is_some_and(|left| left.is_empty() || left.ends_with('.'))
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_is_spoken_to() {
        let list = ["push.example.org".to_owned(), "http://127.0.0.1:9000".to_owned()];
        for good in [
            "https://push.example.org/x",
            "https://eu.push.example.org/x?y",
            "http://127.0.0.1:9000/hook",
        ] {
            assert!(allows(&list, good), "{good}");
        }
        for bad in [
            "http://push.example.org/x",
            "https://push.example.org:8443/x",
            "https://evilpush.example.org/x",
            "https://push.example.org.evil.net/x",
            "https://push.example.org@evil.net/x",
            "https://user:word@push.example.org/x",
            "http://127.0.0.1:9001/hook",
            "https://127.0.0.1:9000/hook",
            "file:///etc/passwd",
            "push.example.org",
            "",
        ] {
            assert!(!allows(&list, bad), "{bad}");
        }
    }
}
