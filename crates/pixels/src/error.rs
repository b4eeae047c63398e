//! Why a picture cannot be made.

/// Why a picture cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A font cannot be read.
    #[error("a font cannot be read")]
    Font,
    /// A picture has no size, or is too large.
    #[error("a picture of this size cannot be made")]
    Size,
    /// The PNG cannot be written.
    #[error("the PNG cannot be written")]
    Png(#[from] png::EncodingError),
    /// The GIF cannot be written.
    #[error("the GIF cannot be written")]
    Gif(#[from] gif::EncodingError),
}
