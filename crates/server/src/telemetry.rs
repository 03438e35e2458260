//! Figures for Prometheus. One recorder for the whole process.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// Bounds of histograms, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts recording; again is no error.
pub(crate) fn start() {
    RECORDER.get_or_init(|| {
        let recorder = PrometheusBuilder::new().set_buckets(&BUCKETS);
        let installed = recorder.and_then(PrometheusBuilder::install_recorder);
        installed.inspect_err(|error| tracing::warn!(%error, "no metrics")).ok()
    });
    metrics::describe_gauge!("microcosm_tables", "Tables that are awake");
    metrics::describe_gauge!("microcosm_sockets", "Open sockets");
    metrics::describe_counter!("microcosm_entries_total", "Entries stored");
    metrics::describe_counter!("microcosm_games_total", "Games started");
    metrics::describe_counter!("microcosm_refused_total", "Wishes refused");
    metrics::describe_counter!("microcosm_complaints_total", "What should not be, see the log");
    metrics::describe_counter!("microcosm_bot_failures_total", "Bots that broke or were late");
    metrics::describe_counter!("microcosm_http_requests_total", "Requests by status");
    metrics::describe_histogram!("microcosm_append_seconds", "Storing an entry");
    metrics::describe_histogram!("microcosm_bot_think_seconds", "A bot's thinking");
}

/// Everything recorded so far.
pub(crate) fn render() -> String {
    RECORDER.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Forgets what is no longer needed; to be called now and then.
pub(crate) fn tidy() {
    if let Some(Some(recorder)) = RECORDER.get() {
        recorder.run_upkeep();
    }
}
