//! `microcosm backup`, `restore` and `check`

use std::path::Path;

use anyhow::{Context, Result};
use tokio::fs::{File, OpenOptions};
use tokio::io::{AsyncBufRead, AsyncWrite, BufReader, BufWriter};

use super::serve::block;
use crate::cli::{BackupArgs, DatabaseArgs};
use crate::print::{self, Found, green, red};

pub(crate) fn backup(args: &BackupArgs) -> Found {
    block(async {
        let mut out = target(&args.file).await?;
        let rows = store::backup(&args.database.url, &mut *out).await?;
        drop(out);
        // The backup itself may be on its way through standard output.
        if !is_standard(&args.file) {
            print::line(format!("{} {rows} rows in {}", green("ok"), args.file.display()))?;
        }
        Ok(true)
    })
}

pub(crate) fn restore(args: &BackupArgs) -> Found {
    let url = &args.database.url;
    let _alone = store::alone(url)?;
    block(async {
        let rows = store::restore(url, source(&args.file).await?).await?;
        print::line(format!("{} {rows} rows are restored", green("ok")))?;
        Ok(true)
    })
}

pub(crate) fn check(args: &DatabaseArgs) -> Found {
    block(async {
        let store = store::open(&args.url).await?;
        let mut bad = Vec::new();
        let checked =
            server::check(&*store, |table, why| bad.push(format!("{table}: {why}"))).await;
        store.close().await;
        let checked = checked?;
        for line in bad {
            print::line(format!("{} {line}", red("bad")))?;
        }
        let (tables, lines) = (checked.tables, checked.lines);
        print::line(format!("{tables} tables with {lines} lines, {} bad", checked.bad))?;
        if checked.uncounted > 0 {
            let games = checked.uncounted;
            print::line(format!("{games} games are not counted: microcosm admin recount"))?;
        }
        Ok(checked.bad == 0)
    })
}

fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

/// A new file that only its owner can read: seeds and hashes are in it.
async fn target(file: &Path) -> Result<Box<dyn AsyncWrite + Unpin + Send>> {
    if is_standard(file) {
        return Ok(Box::new(BufWriter::new(tokio::io::stdout())));
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    options.mode(0o600);
    let opened = options.open(file).await;
    let opened = opened.with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Box::new(BufWriter::new(opened)))
}

async fn source(file: &Path) -> Result<Box<dyn AsyncBufRead + Unpin + Send>> {
    if is_standard(file) {
        return Ok(Box::new(BufReader::new(tokio::io::stdin())));
    }
    let opened = File::open(file).await;
    let opened = opened.with_context(|| format!("cannot read {}", file.display()))?;
    Ok(Box::new(BufReader::new(opened)))
}
