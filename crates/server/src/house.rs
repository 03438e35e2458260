//! What all parts of a server share: the store, the tables that are awake, and
//! who may do how much.

use std::sync::Arc;

use store::{Secret, Store};
use tokio::sync::watch;

use crate::assets::Assets;
use crate::health::Health;
use crate::http::Reviews;
use crate::identity::{Cookies, Ended, Key, Passkeys, Passwords};
use crate::limits::Limits;
use crate::live::Registry;
use crate::news::News;
use crate::notices::{Notices, Vapid};
use crate::orders::Orders;
use crate::serve::StartError;
use crate::think::Pool;
use crate::tournaments::Keeper;
use crate::work::Work;
use crate::{Config, clock, ids};

/// A server's shared parts.
pub(crate) struct House {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) key: Key,
    pub(crate) cookies: Cookies,
    pub(crate) ended: Ended,
    pub(crate) news: News,
    pub(crate) notices: Notices,
    pub(crate) orders: Orders,
    pub(crate) passwords: Passwords,
    /// Where browsers would have them.
    pub(crate) passkeys: Option<Passkeys>,
    pub(crate) limits: Limits,
    pub(crate) health: Health,
    pub(crate) seeds: ids::Seeds,
    pub(crate) pool: Pool,
    pub(crate) work: Work,
    pub(crate) reviews: Reviews,
    pub(crate) tables: Registry,
    /// When the server started, in milliseconds since 1970.
    pub(crate) opened: u64,
    pub(crate) tournaments: Keeper,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl House {
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        config: Config,
        assets: Arc<dyn Assets>,
    ) -> Result<Arc<House>, StartError> {
        let fresh = ids::entropy::<32>().map_err(|problem| StartError(problem.why.to_string()))?;
        let secret = store.secret(Secret::new(fresh.to_vec())).await;
        let secret = secret.map_err(|error| StartError(error.to_string()))?;
        let key = Key::new(secret);
        let vapid = Vapid::new(|n| key.bytes("push", &n.to_string()));
        let notices = vapid.ok_or_else(|| "there is no key for push services".to_owned());
        let notices = notices.and_then(|vapid| Notices::new(&config, vapid));
        let notices = notices.map_err(StartError)?;
        let orders = Orders::read(&*store).await;
        let orders = orders.map_err(|error| StartError(error.to_string()))?;
        Ok(Arc::new(House {
            key,
            notices,
            orders,
            cookies: Cookies::new(config.session, config.secure()),
            ended: Ended::new(),
            news: News::default(),
            passwords: Passwords::new(),
            passkeys: Passkeys::new(config.public_url.as_deref()),
            limits: Limits::new(config.limits),
            health: Health::default(),
            seeds: ids::Seeds::new(config.luck),
            pool: Pool::new(&config),
            work: Work::new(config.bot_threads),
            reviews: Reviews::new(config.bot_threads),
            tables: Registry::default(),
            opened: clock::now(),
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
