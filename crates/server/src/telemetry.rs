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
    metrics::describe_counter!("microcosm_turned_away_total", "Connections turned away");
    metrics::describe_counter!("microcosm_notices_total", "Letters by what became of them");
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The names of figures in a text, which end where no letter of a name stands.
    fn names(text: &str) -> BTreeSet<String> {
        let part = |c: char| c.is_ascii_lowercase() || c == '_';
        let found = text.match_indices("microcosm_").map(|(at, _)| {
            let name: String = text[at..].chars().take_while(|c| part(*c)).collect();
            // A histogram is told in three parts.
            let whole = ["_bucket", "_sum", "_count"].iter().find_map(|it| name.strip_suffix(it));
            whole.unwrap_or(&name).to_owned()
        });
        found.collect()
    }

    fn read(root: &Path, path: &str) -> BTreeSet<String> {
        names(&fs::read_to_string(root.join(path)).unwrap())
    }

    /// What is counted anywhere in this crate.
    fn counted(folder: &Path, all: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                counted(&path, all);
            } else if !path.ends_with("telemetry.rs") {
                let text = fs::read_to_string(path).unwrap();
                for kind in ["metrics::counter!(", "metrics::gauge!(", "metrics::histogram!("] {
                    let told = text.split(kind).skip(1);
                    all.extend(told.flat_map(|rest| names(rest.split(')').next().unwrap())));
                }
            }
        }
    }

    /// Every figure is described, told of in the docs, and shown; and nothing else is.
    #[test]
    fn dashboards_alerts_and_docs_name_the_figures_there_are() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = own.join("../..");
        let mut all = BTreeSet::new();
        counted(&own.join("src"), &mut all);
        let code = fs::read_to_string(own.join("src/telemetry.rs")).unwrap();
        let code = code.split("#[cfg(test)]").next().unwrap();
        assert_eq!(names(code), all, "described here");
        assert_eq!(read(&root, "deploy/grafana.json"), all, "on the dashboard");
        assert_eq!(read(&root, "docs/operating.md"), all, "in the docs");
        let alerts = read(&root, "deploy/alerts.yml");
        assert!(alerts.is_subset(&all), "alerts on {:?}", alerts.difference(&all));
    }
}
