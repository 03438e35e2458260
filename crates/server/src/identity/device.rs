//! In which browser a session is, in a few words for its owner: enough to tell a
//! phone from a laptop, and nothing that tells one visitor from another.

use axum::http::{HeaderMap, header};

/// The most letters of a device nobody here knows.
const LETTERS: usize = 40;

/// Browsers by what they say of themselves; the first that fits, for most also
/// pretend to be one of those below them.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The same for systems.
const SYSTEMS: [(&str, &str); 6] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// What the `User-Agent` of a request says; empty if there is none.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    describe(agent.unwrap_or_default())
}

fn describe(agent: &str) -> String {
    let known = |names: [(&str, &'static str); 6]| {
        names.into_iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| name)
    };
    match (known(BROWSERS), known(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => agent.chars().filter(|c| !c.is_control()).take(LETTERS).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_words() {
        for (agent, words) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.9.1", "curl/8.9.1"),
            ("", ""),
        ] {
            assert_eq!(describe(agent), words);
        }
        assert_eq!(describe(&"x".repeat(1000)).len(), LETTERS);
    }
}
