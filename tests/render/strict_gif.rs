//! A strict GIF reader: every block must be whole, and every picture's data complete.
//!
//! The decoder of the gif crate has a switch for the end code, but it also rejects valid files
//! whose picture is full before the end code is read. So the codes are followed here.

/// Panics unless the file is well-formed from the header to the trailer. Returns the number of
/// pictures.
pub(crate) fn check(bytes: &[u8]) -> usize {
    let mut file = File { bytes, at: 0 };
    assert_eq!(file.take(6), b"GIF89a");
    let (width, height) = (file.short(), file.short());
    let flags = file.byte();
    assert!(flags & 0x80 != 0, "one palette for all pictures");
    file.take(2 + 3 * (2 << (flags & 7)));
    let mut pictures = 0;
    loop {
        match file.byte() {
            0x21 => {
                file.byte();
                file.blocks();
            }
            0x2c => {
                let (left, top) = (file.short(), file.short());
                let (part_width, part_height) = (file.short(), file.short());
                assert!(left + part_width <= width && top + part_height <= height);
                assert_eq!(
                    file.byte(),
                    0,
                    "neither a palette of its own nor interlaced"
                );
                let code_size = file.byte();
                let data = file.blocks();
                assert_eq!(
                    pixels(u32::from(code_size), &data),
                    part_width * part_height
                );
                pictures += 1;
            }
            0x3b => break,
            other => panic!("unknown block {other:#x}"),
        }
    }
    assert_eq!(file.at, bytes.len(), "nothing after the trailer");
    pictures
}

struct File<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> File<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let taken = &self.bytes[self.at..self.at + count];
        self.at += count;
        taken
    }

    fn byte(&mut self) -> u8 {
        self.take(1)[0]
    }

    fn short(&mut self) -> usize {
        let bytes = self.take(2);
        usize::from(bytes[0]) | usize::from(bytes[1]) << 8
    }

    fn blocks(&mut self) -> Vec<u8> {
        let mut data = Vec::new();
        loop {
            match self.byte() {
                0 => return data,
                length => data.extend_from_slice(self.take(usize::from(length))),
            }
        }
    }
}

/// Returns the number of pixels that LZW data represents. Panics on an invalid code, on data
/// without an end code, and on data after it.
fn pixels(code_size: u32, data: &[u8]) -> usize {
    let clear = 1_usize << code_size;
    // The number of pixels each code represents.
    let mut lengths: Vec<usize> = Vec::new();
    let mut width = code_size + 1;
    let mut last = None;
    let mut total = 0;
    let (mut bits, mut have) = (0_usize, 0);
    let mut bytes = data.iter();
    loop {
        while have < width {
            bits |= usize::from(*bytes.next().expect("an end code")) << have;
            have += 8;
        }
        let code = bits & ((1 << width) - 1);
        bits >>= width;
        have -= width;
        if code == clear {
            lengths = vec![1; clear];
            lengths.extend([0, 0]);
            width = code_size + 1;
            last = None;
            continue;
        }
        if code == clear + 1 {
            assert_eq!(bytes.count(), 0, "data after the end code");
            return total;
        }
        let length = match (lengths.get(code), last) {
            (Some(&length), _) => length,
            (None, Some(last)) if code == lengths.len() => last + 1,
            _ => panic!("code {code} of {} means nothing", lengths.len()),
        };
        if let Some(last) = last
            && lengths.len() < 4096
        {
            lengths.push(last + 1);
        }
        if lengths.len() == 1 << width && width < 12 {
            width += 1;
        }
        total += length;
        last = Some(length);
    }
}
