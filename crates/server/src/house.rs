//! What all parts of a server share: the store, the tables that are awake, and
//! who may do how much.

use std::sync::Arc;

use store::{Secret, Store};
use tokio::sync::watch;

use crate::assets::Assets;
use crate::health::Health;
use crate::http::{Problem, Reviews};
use crate::identity::{Cookies, Ended, Key, Passwords};
use crate::limits::Limits;
use crate::live::Registry;
use crate::news::News;
use crate::think::Pool;
use crate::tournaments::Keeper;
use crate::work::Work;
use crate::{Config, ids};

/// A server's shared parts.
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) key: Key,
    pub(crate) cookies: Cookies,
    pub(crate) ended: Ended,
    pub(crate) news: News,
    pub(crate) passwords: Passwords,
    pub(crate) limits: Limits,
    pub(crate) health: Health,
    pub(crate) seeds: ids::Seeds,
    pub(crate) pool: Pool,
    pub(crate) work: Work,
    pub(crate) reviews: Reviews,
    pub(crate) tables: Registry,
    pub(crate) tournaments: Keeper,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl House {
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        config: Config,
        assets: Arc<dyn Assets>,
    ) -> Result<Arc<House>, Problem> {
        let secret = store.secret(Secret::new(ids::entropy::<32>()?.to_vec())).await?;
        Ok(Arc::new(House {
            key: Key::new(secret),
            cookies: Cookies::new(config.session, config.secure()),
            ended: Ended::new(),
            news: News::default(),
            passwords: Passwords::new(),
            limits: Limits::new(config.limits),
            health: Health::default(),
            seeds: ids::Seeds::new(config.luck),
            pool: Pool::new(&config),
            work: Work::new(config.bot_threads),
            reviews: Reviews::new(config.bot_threads),
            tables: Registry::default(),
            tournaments: Keeper::default(),
            stopping: watch::Sender::new(false),
            store,
            config,
            assets,
        }))
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A sender that is gone is a server that is gone.
    drop(stopping.wait_for(|stopping| *stopping).await);
}
