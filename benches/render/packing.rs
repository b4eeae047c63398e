//! Packing as the program does it, compared with what libraries do with the same pixels.
//!
//! Each picture is packed in every way, one after the other, in one thread. Only the CPU time of
//! the thread counts, so other load on the machine matters little.

use std::{hint::black_box, time::Duration};

use cpu_time::ThreadTime;
use flate2::{Compress, Compression, FlushCompress, Status};
use png::{DeflateCompression, Filter};
use render::{Indexed, Scene};
use rules::look::Look;

/// How many pictures of each game are compared.
const PICTURES: usize = 600;

/// Prints how long each way to pack takes and how many bytes it produces, for every game.
pub(crate) fn compare() {
    for (name, start) in super::starts() {
        let mut rivals = rivals();
        let (mut drawing, mut ours) = (Vec::new(), Tally::new("ours".to_owned()));
        let mut seed = 0;
        // The first matches create tiles. That is not to be measured.
        while ours.sizes.len() < PICTURES {
            seed += 1;
            super::each_scene(&start, seed, |scene| {
                if seed <= 8 {
                    let _ = black_box(render::png(scene, Look::default()));
                } else {
                    drawing.push(ours.race(scene, &mut rivals));
                }
            });
        }
        println!("{name}: {} pictures", drawing.len());
        let drawing = median(&mut drawing);
        ours.print(drawing);
        for rival in rivals {
            rival.tally.print(drawing);
        }
    }
}

/// How long packing took and how many bytes it produced, picture by picture.
struct Tally {
    name: String,
    times: Vec<Duration>,
    sizes: Vec<usize>,
}

/// A way to pack that a library offers.
struct Rival {
    tally: Tally,
    pack: Box<dyn FnMut(&Indexed) -> usize>,
}

/// Returns the fast modes of two libraries, each with the filters of PNG.
fn rivals() -> Vec<Rival> {
    let rival = |name: String, pack| Rival {
        tally: Tally::new(name),
        pack,
    };
    let mut rivals = Vec::new();
    for filter in [
        Filter::NoFilter,
        Filter::Sub,
        Filter::Up,
        Filter::Paeth,
        Filter::Adaptive,
    ] {
        let pack = move |picture: &Indexed| {
            encode(picture, DeflateCompression::FdeflateUltraFast, filter).len()
        };
        rivals.push(rival(format!("png, fdeflate, {filter:?}"), Box::new(pack)));
    }
    for level in 1..=4 {
        for (name, filter) in FILTERS {
            // Created only once, because that takes time that isn't part of packing.
            let mut zlib = Compress::new(Compression::new(level), true);
            let pack = move |picture: &Indexed| deflate(picture, filter, &mut zlib).len();
            rivals.push(rival(
                format!("zlib-rs, level {level}, {name}"),
                Box::new(pack),
            ));
        }
    }
    rivals
}

/// Packs a picture into a PNG with the crate `png` alone.
fn encode(picture: &Indexed, compression: DeflateCompression, filter: Filter) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(80 * 1024);
    let mut encoder = png::Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(&picture.palette[..]);
    encoder.set_deflate_compression(compression);
    encoder.set_filter(filter);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&picture.pixels).expect("a picture");
    writer.finish().expect("an end");
    bytes
}

/// Appends the result of filtering a row, given the row above it.
type RowFilter = fn(row: &[u8], above: &[u8], filtered: &mut Vec<u8>);

/// The PNG filters that are worth a try, with their numbers.
const FILTERS: [(&str, (u8, RowFilter)); 3] =
    [("None", (0, none)), ("Up", (2, up)), ("Paeth", (4, paeth))];

fn none(row: &[u8], _: &[u8], filtered: &mut Vec<u8>) {
    filtered.extend_from_slice(row);
}

fn up(row: &[u8], above: &[u8], filtered: &mut Vec<u8>) {
    filtered.extend(row.iter().zip(above).map(|(x, up)| x.wrapping_sub(*up)));
}

/// Computes the predictor of the PNG specification, section 9.4.
fn paeth(row: &[u8], above: &[u8], filtered: &mut Vec<u8>) {
    let ([first, rest @ ..], [first_above, rest_above @ ..]) = (row, above) else {
        return;
    };
    filtered.push(first.wrapping_sub(*first_above));
    let neighbours = row.iter().zip(rest_above).zip(above);
    filtered.extend(
        rest.iter()
            .zip(neighbours)
            .map(|(x, ((left, up), corner))| {
                let [a, b, c] = [*left, *up, *corner].map(i16::from);
                let [pa, pb, pc] = [(b - c).abs(), (a - c).abs(), (a + b - 2 * c).abs()];
                let predicted = if pa <= pb && pa <= pc {
                    left
                } else if pb <= pc {
                    up
                } else {
                    corner
                };
                x.wrapping_sub(*predicted)
            }),
    );
}

/// Packs a picture with zlib-rs in its fastest mode: in one go, into a buffer that need not grow.
/// The rest of the PNG is left out, as it is the same for all.
fn deflate(picture: &Indexed, (number, filter): (u8, RowFilter), zlib: &mut Compress) -> Vec<u8> {
    let width = picture.width as usize;
    let mut filtered = Vec::with_capacity(picture.pixels.len() + picture.height as usize);
    let blank = vec![0; width];
    let mut above = &blank[..];
    for row in picture.pixels.chunks_exact(width) {
        filtered.push(number);
        filter(row, above, &mut filtered);
        above = row;
    }
    let mut bytes = Vec::with_capacity(128 * 1024);
    zlib.reset();
    let status = zlib.compress_vec(&filtered, &mut bytes, FlushCompress::Finish);
    assert_eq!(status.ok(), Some(Status::StreamEnd), "room enough");
    bytes
}

/// Runs some work and returns how long it took and its result.
fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = ThreadTime::now();
    let done = black_box(work());
    (start.elapsed(), done)
}

fn median<T: Copy + Ord>(values: &mut [T]) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}

impl Tally {
    fn new(name: String) -> Tally {
        Tally {
            name,
            times: Vec::new(),
            sizes: Vec::new(),
        }
    }

    /// Draws a picture and packs it in every way. Returns the time that drawing took.
    fn race(&mut self, scene: &Scene, rivals: &mut [Rival]) -> Duration {
        let (drawing, picture) = timed(|| render::indexed(black_box(scene), Look::default()));
        let (whole, bytes) = timed(|| render::png(black_box(scene), Look::default()));
        let (picture, bytes) = (picture.expect("a picture"), bytes.expect("a picture"));
        self.times.push(whole.saturating_sub(drawing));
        self.sizes.push(bytes.len());
        for rival in rivals {
            let (time, size) = timed(|| (rival.pack)(black_box(&picture)));
            rival.tally.times.push(time);
            rival.tally.sizes.push(size);
        }
        drawing
    }

    fn print(mut self, drawing: Duration) {
        let packing = median(&mut self.times);
        let size = median(&mut self.sizes);
        println!(
            "  {:<24} packed in {:>4} µs, in all {:>4} µs; median {:>6} bytes, largest {:>6} bytes",
            self.name,
            packing.as_micros(),
            (drawing + packing).as_micros(),
            size,
            self.sizes.last().copied().unwrap_or_default(),
        );
    }
}
