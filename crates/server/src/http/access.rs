//! The access log: a line for each request, when who runs the house wants one. It says who
//! asked, not from where: addresses are for the proxy in front, if for anybody. What comes
//! after `?` is left out, and so are secrets that came by mail.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Pages whose address ends with a secret.
const SECRET: [&str; 2] = ["/enter/", "/reset/"];

/// Who asks, once somebody has found out.
#[derive(Clone, Default)]
pub(crate) struct Who(Arc<OnceLock<String>>);

impl Who {
    pub(crate) fn is(&self, identity: &str) {
        // The first who finds out is as right as the second.
        drop(self.0.set(identity.to_owned()));
    }
}

/// A path that may be written down.
fn shown(path: &str) -> &str {
    SECRET.into_iter().find(|secret| path.starts_with(secret)).unwrap_or(path)
}

/// Writes the line when the answer begins.
pub(super) async fn log(mut request: Request, next: Next) -> Response {
    let who = Who::default();
    request.extensions_mut().insert(who.clone());
    let (method, path) = (request.method().clone(), shown(request.uri().path()).to_owned());
    let began = Instant::now();
    let response = next.run(request).await;
    // To a tenth: nobody reads more.
    let ms = (began.elapsed().as_secs_f64() * 10_000.0).round() / 10.0;
    tracing::info!(
        target: "access",
        %method,
        path,
        status = response.status().as_u16(),
        ms,
        who = who.0.get().map_or("-", String::as_str),
    );
    response
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn no_secret_is_written_down() {
        assert_eq!(shown("/enter/t0ken"), "/enter/");
        assert_eq!(shown("/reset/t0ken/x"), "/reset/");
        assert_eq!(shown("/api/enter"), "/api/enter");
        assert_eq!(shown("/table/abc"), "/table/abc");
    }
}
