//! The browser client as files in the binary. It holds no rules and knows no
//! server; see `web/README.md` for what is in it.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/dist"]
struct Files;

/// A file of the client by its path, such as `index.html`.
#[must_use]
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(path).map(|file| file.data)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_and_what_it_loads_are_there() {
        let page = super::file("index.html").unwrap();
        let page = String::from_utf8(page.into_owned()).unwrap();
        let scripts: Vec<&str> = page
            .split('"')
            .filter(|part| part.starts_with("/assets/"))
            .map(|part| part.trim_start_matches('/'))
            .collect();
        assert!(!scripts.is_empty(), "{page}");
        assert!(scripts.iter().all(|script| super::file(script).is_some()), "{scripts:?}");
        assert!(super::file("no-such-file").is_none());
    }
}
