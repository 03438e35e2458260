//! Small plots as SVG.

use std::fmt::Write;

/// A plot of some series.
pub(crate) struct Plot {
    pub(crate) title: &'static str,
    pub(crate) x: &'static str,
    pub(crate) y: &'static str,
    pub(crate) series: Vec<Series>,
}

/// Points with a name, joined or not.
pub(crate) struct Series {
    name: &'static str,
    points: Vec<(f64, f64)>,
    joined: bool,
}

impl Series {
    pub(crate) fn line(name: &'static str, points: Vec<(f64, f64)>) -> Self {
        Series { name, points, joined: true }
    }

    pub(crate) fn dots(name: &'static str, points: Vec<(f64, f64)>) -> Self {
        Series { name, points, joined: false }
    }
}

const COLOURS: [&str; 3] = ["#3b6ea8", "#c0562f", "#4d8a4d"];
/// The frame: left, top, width, height.
const FRAME: (f64, f64, f64, f64) = (56.0, 30.0, 500.0, 250.0);

impl Plot {
    pub(crate) fn svg(&self) -> String {
        let all = || self.series.iter().flat_map(|series| &series.points);
        let most_x = step(all().fold(0.0, |most, point| point.0.max(most)));
        let most_y = step(all().fold(0.0, |most, point| point.1.max(most)));
        let (left, top, width, height) = FRAME;
        let at = |x: f64, y: f64| {
            (left + x / (most_x * 5.0) * width, top + height - y / (most_y * 5.0) * height)
        };
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 580 330\" \
             font-family=\"sans-serif\" font-size=\"12\">\
             <rect width=\"580\" height=\"330\" fill=\"#fff\"/>\n",
        );
        let mut add = |line: String| svg.push_str(&line);
        add(format!("<text x=\"{left}\" y=\"18\" font-weight=\"bold\">{}</text>\n", self.title));
        for n in 0..=5 {
            let (x, y) = at(most_x * f64::from(n), most_y * f64::from(n));
            let (right, bottom) = (left + width, top + height);
            add(format!(
                "<path d=\"M{left} {y:.1}H{right}M{x:.1} {top}V{bottom}\" stroke=\"#ddd\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n",
                left - 6.0,
                y + 4.0,
                round(most_y * f64::from(n)),
                bottom + 16.0,
                round(most_x * f64::from(n)),
            ));
        }
        add(format!("<text x=\"306\" y=\"322\" text-anchor=\"middle\">{}</text>\n", self.x));
        add(format!(
            "<text transform=\"translate(14 155) rotate(-90)\" text-anchor=\"middle\">{}</text>\n",
            self.y
        ));
        for (series, colour) in self.series.iter().zip(COLOURS) {
            let points = thin(&series.points).map(|(x, y)| at(x, y));
            if series.joined {
                let mut path = String::new();
                for (n, (x, y)) in points.enumerate() {
                    let _ = write!(path, "{}{x:.1} {y:.1}", if n == 0 { "M" } else { "L" });
                }
                add(format!(
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>\n"
                ));
            } else {
                for (x, y) in points {
                    add(format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\" fill=\"{colour}\"/>"));
                }
            }
        }
        for (n, (series, colour)) in self.series.iter().zip(COLOURS).enumerate() {
            let y = top + 16.0 + 16.0 * n as f64;
            add(format!(
                "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\" fill=\"{colour}\">{}</text>\n",
                left + width - 8.0,
                series.name
            ));
        }
        svg + "</svg>\n"
    }
}

/// At most about 200 points: more cannot be seen.
fn thin(points: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> + '_ {
    points.iter().copied().step_by(points.len().div_ceil(200).max(1))
}

/// A fifth of the axis: 1, 2 or 5 times a power of ten, or half of such.
fn step(most: f64) -> f64 {
    let fifth = (most / 5.0).max(1e-9);
    let mut unit = 1e-6;
    loop {
        for times in [1.0, 2.0, 2.5, 5.0] {
            if unit * times >= fifth {
                return unit * times;
            }
        }
        unit *= 10.0;
    }
}

fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
