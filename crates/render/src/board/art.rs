//! Figures in the colours of a theme, drawn on squares.

use std::collections::{HashMap, hash_map::Entry};

use pixels::{num, palette::Rgb, text};
use resvg::{
    tiny_skia::{Color, Paint, Pixmap, PixmapPaint, Rect, Transform},
    usvg::{Options, Tree},
};

use super::{
    marks::Mark,
    pieces::{Shade, Standing},
};
use crate::{
    drawing::{Drawing, Figure, Ground, Layer, Placement, Role, Shape, Sprite},
    error::RenderError,
    theme::{GameStyle, ThemeFile},
};

/// The figures of a game and of the marks on its squares, in the colours of a theme.
pub(super) struct Art {
    /// The figures, by name and colours.
    figures: HashMap<(&'static str, Role), Tree>,
    /// The tints that marks give squares, by [`Mark::index`].
    tints: Vec<Option<Paint<'static>>>,
    /// The figures of marks, by [`Mark::index`].
    marks: Vec<Option<Tree>>,
    /// The placement of the figures of marks on a square.
    mark_placement: Placement,
    /// The colours of grounds.
    fills: Vec<Rgb>,
    /// The colours of labels, by [`Side::index`](rules::Side::index).
    labels: [Rgb; 2],
}

impl Art {
    pub(super) fn new(
        drawing: &Drawing,
        theme: &ThemeFile,
        style: &GameStyle,
    ) -> Result<Art, RenderError> {
        let mut figures = HashMap::new();
        for (role, style) in [
            (Role::Board, &style.board),
            (Role::First, &style.first),
            (Role::Second, &style.second),
        ] {
            let css = style.css();
            for layer in drawing.layers().filter(|layer| layer.role == role) {
                if let Entry::Vacant(entry) = figures.entry((layer.figure.name, role)) {
                    entry.insert(read_figure(layer.figure, &css)?);
                }
            }
        }
        // Later rules take precedence.
        let css = theme.marks.css() + &style.marks.css();
        let marks: Result<_, RenderError> = Mark::ALL
            .iter()
            .map(|mark| {
                mark.figure()
                    .map(|figure| read_figure(figure, &css))
                    .transpose()
            })
            .collect();
        Ok(Art {
            figures,
            tints: Mark::ALL.map(|mark| tint(mark, theme, style)).into(),
            marks: marks?,
            mark_placement: match drawing.shape {
                Shape::Square => Placement::UPRIGHT,
                Shape::Diamond => Placement::ON_CORNER,
            },
            fills: drawing
                .grounds
                .iter()
                .map(|ground| style.board.colour(ground.fill))
                .collect(),
            labels: [style.first.colour("mark"), style.second.colour("mark")],
        })
    }

    /// Draws a square with this ground, mark and piece.
    pub(super) fn square(
        &self,
        drawing: &Drawing,
        side: u32,
        ground: usize,
        mark: Mark,
        piece: Option<Standing>,
    ) -> Result<Pixmap, RenderError> {
        let fill = self.fills.get(ground).copied().unwrap_or_default();
        let mut picture = plain(side, fill)?;
        let ground = drawing.grounds.get(ground);
        let layers = |of: fn(&Ground) -> &[Layer]| ground.map(of).unwrap_or_default();
        for layer in layers(|ground| &ground.decor) {
            self.draw_layer(&mut picture, layer);
        }
        self.tint(&mut picture, mark);
        for layer in layers(|ground| &ground.above_tints) {
            self.draw_layer(&mut picture, layer);
        }
        if !mark.is_over_pieces() {
            self.draw_mark(&mut picture, mark);
        }
        if let Some(Standing { sprite, shade }) = piece
            && let Some(sprite) = drawing.sprites.get(sprite)
        {
            match shade {
                Shade::Full => self.draw_sprite(&mut picture, sprite),
                Shade::Ghost => self.draw_faint(&mut picture, sprite, shade)?,
            }
        }
        if mark.is_over_pieces() {
            self.draw_mark(&mut picture, mark);
        }
        Ok(picture)
    }

    /// Draws a piece on a square of the board. It has no label, because it represents all pieces of
    /// its kind.
    pub(super) fn token(
        &self,
        drawing: &Drawing,
        sprite: usize,
        side: u32,
    ) -> Result<Pixmap, RenderError> {
        let fill = self.fills.get(drawing.token_ground).copied();
        let mut picture = plain(side, fill.unwrap_or_default())?;
        if let Some(sprite) = drawing.sprites.get(sprite) {
            self.draw_layers(&mut picture, sprite);
        }
        Ok(picture)
    }

    fn draw_sprite(&self, picture: &mut Pixmap, sprite: &Sprite) {
        self.draw_layers(picture, sprite);
        if let Some(label) = &sprite.label {
            let unit = num::len(picture.width());
            let line = text::set(&label.text, label.size * unit, unit);
            let ink = self.labels[label.side.index()];
            let x = (unit - line.width) / 2.0;
            let baseline = label.y * unit + line.cap / 2.0;
            line.print(picture, x, baseline, ink);
        }
    }

    /// Draws a piece so that the square shows through.
    fn draw_faint(
        &self,
        picture: &mut Pixmap,
        sprite: &Sprite,
        shade: Shade,
    ) -> Result<(), RenderError> {
        let side = picture.width();
        let mut piece = Pixmap::new(side, side).ok_or(RenderError::Size)?;
        self.draw_layers(&mut piece, sprite);
        let paint = PixmapPaint {
            opacity: shade.opacity(),
            ..PixmapPaint::default()
        };
        picture.draw_pixmap(0, 0, piece.as_ref(), &paint, Transform::identity(), None);
        Ok(())
    }

    fn draw_layers(&self, picture: &mut Pixmap, sprite: &Sprite) {
        for layer in &sprite.layers {
            self.draw_layer(picture, layer);
        }
    }

    fn draw_layer(&self, picture: &mut Pixmap, layer: &Layer) {
        if let Some(tree) = self.figures.get(&(layer.figure.name, layer.role)) {
            draw(tree, picture, layer.placement);
        }
    }

    fn tint(&self, picture: &mut Pixmap, mark: Mark) {
        let Some(Some(tint)) = self.tints.get(mark.index()) else {
            return;
        };
        let side = num::len(picture.width());
        if let Some(square) = Rect::from_xywh(0.0, 0.0, side, side) {
            picture.fill_rect(square, tint, Transform::identity(), None);
        }
    }

    fn draw_mark(&self, picture: &mut Pixmap, mark: Mark) {
        if let Some(Some(tree)) = self.marks.get(mark.index()) {
            // A cross stays upright.
            let turn = if mark.is_over_pieces() {
                0.0
            } else {
                self.mark_placement.turn
            };
            draw(
                tree,
                picture,
                Placement {
                    turn,
                    ..self.mark_placement
                },
            );
        }
    }
}

fn read_figure(Figure { name, svg }: Figure, css: &str) -> Result<Tree, RenderError> {
    let options = Options {
        style_sheet: Some(css.to_owned()),
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|source| RenderError::Figure {
        name,
        source: Box::new(source),
    })
}

fn tint(mark: Mark, theme: &ThemeFile, style: &GameStyle) -> Option<Paint<'static>> {
    let (colour, share) = mark.tint()?;
    let [r, g, b] = theme.mark(style, colour);
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, num::byte(share * 255.0));
    Some(paint)
}

fn plain(side: u32, [r, g, b]: Rgb) -> Result<Pixmap, RenderError> {
    let mut picture = Pixmap::new(side, side).ok_or(RenderError::Size)?;
    picture.fill(Color::from_rgba8(r, g, b, 255));
    Ok(picture)
}

fn draw(tree: &Tree, picture: &mut Pixmap, placement: Placement) {
    let unit = num::len(picture.width());
    let size = tree.size();
    let (right, down) = placement.shift;
    let transform = Transform::from_translate(-size.width() / 2.0, -size.height() / 2.0)
        .post_scale(
            unit * placement.scale / size.width(),
            unit * placement.scale / size.height(),
        )
        .post_rotate(placement.turn)
        .post_translate(unit * (0.5 + right), unit * (0.5 + down));
    resvg::render(tree, transform, &mut picture.as_mut());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::drawing;
    use rules::{GameId, look::Theme};

    /// Returns the classes of what a figure shows by default.
    fn classes(Figure { svg, .. }: Figure) -> BTreeSet<&'static str> {
        let elements = svg
            .split('<')
            .filter(|element| !element.contains("display=\"none\""));
        let classes = elements.filter_map(|element| {
            element
                .split_once("class=\"")
                .and_then(|(_, rest)| rest.split_once('"'))
        });
        classes
            .flat_map(|(names, _)| names.split(' '))
            .map(|name| name.strip_suffix("-line").unwrap_or(name))
            .collect()
    }

    #[test]
    fn every_theme_has_the_colours_of_every_figure() {
        for theme in Theme::ALL {
            let file = ThemeFile::read(theme).expect("a theme that can be read");
            for (colour, _) in Mark::ALL.iter().filter_map(|mark| mark.tint()) {
                assert!(
                    file.marks.has(colour),
                    "{colour} of the marks in {}",
                    theme.id()
                );
            }
            let marks = Mark::ALL.iter().filter_map(|mark| mark.figure());
            for class in marks.flat_map(classes) {
                assert!(
                    file.marks.has(class),
                    "{class} of the marks in {}",
                    theme.id()
                );
            }
            for &game in GameId::ALL {
                let style = file
                    .games
                    .get(game.info().id)
                    .expect("colours for every game");
                let drawing = drawing::drawing(game);
                for ground in &drawing.grounds {
                    assert!(style.board.has(ground.fill), "{} in {game}", ground.fill);
                }
                for layer in drawing.layers() {
                    let colours = match layer.role {
                        Role::Board => &style.board,
                        Role::First => &style.first,
                        Role::Second => &style.second,
                    };
                    for class in classes(layer.figure) {
                        assert!(colours.has(class), "{class} of {game} in {}", theme.id());
                    }
                }
            }
        }
    }
}
