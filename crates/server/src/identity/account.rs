//! Passwords: hashed with Argon2 on a thread of their own, a few at a time.
//! An unknown name takes as long as a wrong password and gets the same answer.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use store::Secret;
use tokio::sync::Semaphore;

use crate::http::Problem;

/// A hash takes 19 MiB and a core: more at once would starve the tables.
const AT_ONCE: usize = 1;

/// Shortest and longest password, in bytes.
const FITS: std::ops::RangeInclusive<usize> = 8..=256;

/// May this be a password?
pub(crate) fn password_fits(password: &str) -> bool {
    FITS.contains(&password.len())
}

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// The hash of a password nobody has, for names nobody has.
    nobody: Secret<String>,
}

impl Passwords {
    pub(crate) fn new(unguessable: &[u8]) -> Result<Self, Problem> {
        let nobody = Secret::new(hash(unguessable)?);
        Ok(Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), nobody })
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
        let hash = hash.unwrap_or_else(|| self.nobody.clone());
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
