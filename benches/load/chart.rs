//! Figures as a bar chart, for the documentation.

use std::{fmt::Write, fs, path::Path};

const WIDTH: f64 = 640.0;
const ROW: f64 = 34.0;
/// Where the bars begin, and the most that they take; the number of each stands behind it.
const LEFT: f64 = 130.0;
const LONGEST: f64 = 430.0;

/// One bar.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
}

/// Writes a chart to `target/load/FILE.svg`. The bars begin at zero.
pub(crate) fn draw(file: &str, title: &str, bars: &[Bar]) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../load");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(format!("{file}.svg")), svg(title, bars)).expect("written");
}

fn svg(title: &str, bars: &[Bar]) -> String {
    let most = bars.iter().map(|bar| bar.value).fold(1.0, f64::max);
    let height = ROW * (1.0 + rows(bars.len())) + 16.0;
    let mut svg = String::new();
    let mut line = |text: std::fmt::Arguments<'_>| {
        svg.write_fmt(text)
            .and_then(|()| svg.write_char('\n'))
            .expect("memory");
    };
    line(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="15">"#
    ));
    line(format_args!(
        r##"<rect width="100%" height="100%" fill="#fff"/>"##
    ));
    line(format_args!(
        r##"<text x="16" y="28" font-weight="bold" fill="#222">{title}</text>"##
    ));
    for (row, bar) in bars.iter().enumerate() {
        let top = ROW * (1.0 + rows(row)) + 8.0;
        let (base, length) = (top + 18.0, bar.value / most * LONGEST);
        let (name, value, end) = (&bar.name, bar.value, LEFT + length + 8.0);
        line(format_args!(
            r##"<text x="16" y="{base}" fill="#222">{name}</text>"##
        ));
        line(format_args!(
            r##"<rect x="{LEFT}" y="{top}" width="{length:.1}" height="24" rx="3" fill="#3d6b99"/>"##
        ));
        line(format_args!(
            r##"<text x="{end:.1}" y="{base}" fill="#222">{value:.0}</text>"##
        ));
    }
    line(format_args!("</svg>"));
    svg
}

fn rows(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("few"))
}
