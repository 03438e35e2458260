//! Passwords: hashed with Argon2 on a thread of their own, a few at a time.
//! An unknown name takes as long as a wrong password and gets the same answer.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use store::Secret;
use tokio::sync::Semaphore;
use zxcvbn::{Score, zxcvbn};

use crate::http::Problem;

/// A hash takes 19 MiB and a core: more at once would starve the tables.
const AT_ONCE: usize = 1;

/// Shortest and longest password, in bytes.
const FITS: std::ops::RangeInclusive<usize> = 8..=256;

/// May this be the password of somebody called so?
///
/// # Errors
/// Why not.
pub(crate) fn password_fits(password: &str, name: &str) -> Result<(), Problem> {
    if !FITS.contains(&password.len()) {
        return Err(Problem::bad("error-password-short"));
    }
    match zxcvbn(password, &[name, "microcosm"]).score() {
        Score::Zero | Score::One => Err(Problem::bad("error-password-weak")),
        _ => Ok(()),
    }
}

/// What no password hashes to, for names nobody has: checking against it takes
/// as long as against any other.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bWljcm9jb3NtLW5vYm9keQ\
    $AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    turns: Semaphore,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        Passwords { turns: Semaphore::new(AT_ONCE) }
    }

    /// The hash to be stored.
    pub(crate) async fn hash(&self, password: String) -> Result<Secret<String>, Problem> {
        let hashed = self.blocking(move || hash(password.as_bytes())).await??;
        Ok(Secret::new(hashed))
    }

    /// Is it the password? Without a hash to compare with, it is not.
    pub(crate) async fn check(
        &self,
        password: String,
        hash: Option<Secret<String>>,
    ) -> Result<bool, Problem> {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| Secret::new(NOBODY.to_owned()));
        let right = self.blocking(move || {
            PasswordHash::new(hash.reveal()).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        });
        Ok(right.await? && known)
    }

    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _turn = self.turns.acquire().await.map_err(|_| Problem::internal())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::internal())
    }
}

fn hash(password: &[u8]) -> Result<String, Problem> {
    let hash = Argon2::default().hash_password(password).map_err(|error| {
        tracing::error!(%error, "cannot hash a password");
        Problem::internal()
    })?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_anybody_would_guess_is_no_password() {
        let why = |password: &str| {
            let found = password_fits(password, "Ada Lovelace").err();
            found.map(|problem| problem.why.key)
        };
        for weak in ["password", "12345678", "Ada Lovelace", "microcosm1", "qwertyuiop", "aaaaaaaa"]
        {
            assert_eq!(why(weak).as_deref(), Some("error-password-weak"), "{weak}");
        }
        assert_eq!(why("short").as_deref(), Some("error-password-short"));
        assert_eq!(why(&"long".repeat(65)).as_deref(), Some("error-password-short"));
        for good in ["a long secret", "three small ants dance", "vK9#fQ2!x"] {
            assert_eq!(why(good), None, "{good}");
        }
    }

    #[tokio::test]
    async fn the_right_password_and_no_other() {
        let passwords = Passwords::new();
        let hash = passwords.hash("a long secret".to_owned()).await.unwrap();
        let check = async |password: &str, hash: Option<&Secret<String>>| {
            passwords.check(password.to_owned(), hash.cloned()).await.unwrap()
        };
        assert!(check("a long secret", Some(&hash)).await);
        assert!(!check("another secret", Some(&hash)).await);
        assert!(!check("a long secret", None).await);
        // Otherwise an unknown name would take another time than a known one.
        let costs = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(costs(NOBODY), costs(hash.reveal()));
        assert!(PasswordHash::new(NOBODY).is_ok());
    }
}
