//! The files of the browser client. Where they come from is the caller's
//! affair: a directory, or bytes within the binary.

use std::borrow::Cow;
use std::path::PathBuf;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Where files come from.
pub trait Assets: Send + Sync {
    /// The file at a path such as `assets/app-3f2a.js`; no path leads outside.
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>>;
}

/// No files: for a server without a client.
pub struct Nothing;

impl Assets for Nothing {
    fn file(&self, _: &str) -> Option<Cow<'static, [u8]>> {
        None
    }
}

/// The files of a directory.
pub struct Directory(pub PathBuf);

impl Assets for Directory {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        let mut place = self.0.clone();
        for part in path.split('/') {
            if part.is_empty() || part.starts_with('.') || part.contains(['\\', ':', '\0']) {
                return None;
            }
            place.push(part);
        }
        std::fs::read(place).ok().map(Cow::Owned)
    }
}

/// The first page.
const INDEX: &str = "index.html";
/// What the build puts here has a name that changes with its content.
const HASHED: &str = "assets/";

/// Serves a path of the client. Addresses that are no file are pages of the
/// client, which finds its way by itself.
pub(crate) fn serve(assets: &dyn Assets, path: &str) -> Response {
    let path = path.trim_start_matches('/');
    let found = (!path.is_empty()).then(|| assets.file(path)).flatten();
    let is_page = !path.starts_with(HASHED)
        && !path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let (name, bytes) = match found {
        Some(bytes) => (path, bytes),
        None if is_page => match assets.file(INDEX) {
            Some(bytes) => (INDEX, bytes),
            None => return (StatusCode::NOT_FOUND, "the client is not built in").into_response(),
        },
        None => return StatusCode::NOT_FOUND.into_response(),
    };
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kind = match kind.type_().as_str() {
        "text" => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    let cache =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = HeaderValue::from_str(&kind)
        .unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, bytes.into_owned()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two;

    impl Assets for Two {
        fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
            match path {
                INDEX => Some(Cow::Borrowed(b"<!doctype html>")),
                "assets/app-1.js" => Some(Cow::Borrowed(b"0")),
                _ => None,
            }
        }
    }

    #[test]
    fn files_pages_and_nothing() {
        let got = |path| {
            let response = serve(&Two, path);
            let header = |name| {
                let value = response.headers().get(name);
                value.map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
            };
            (
                response.status().as_u16(),
                header(header::CONTENT_TYPE),
                header(header::CACHE_CONTROL),
            )
        };
        let page = (200, "text/html; charset=utf-8".to_owned(), "no-cache".to_owned());
        assert_eq!(got("/"), page);
        assert_eq!(got("/table/abc"), page);
        let script = got("/assets/app-1.js");
        assert!(script.1.starts_with("text/javascript") && script.2.contains("immutable"));
        assert_eq!(got("/assets/app-2.js").0, 404);
        assert_eq!(got("/favicon.ico").0, 404);
    }

    #[test]
    fn a_directory_keeps_to_itself() {
        let place = tempfile::tempdir().unwrap();
        std::fs::create_dir(place.path().join("in")).unwrap();
        std::fs::write(place.path().join("secret"), "s").unwrap();
        std::fs::write(place.path().join("in/file"), "f").unwrap();
        let inside = Directory(place.path().join("in"));
        assert!(inside.file("file").is_some());
        for path in ["../secret", "..", ".", "", "//secret", "in/../../secret", ".hidden"] {
            assert!(inside.file(path).is_none(), "{path}");
        }
    }
}
