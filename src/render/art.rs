//! SVG pictures, coloured by a theme.

use std::collections::HashMap;

use resvg::{
    tiny_skia::{Color, Paint, Pixmap, Rect, Transform},
    usvg::{Options, Tree},
};

use super::{
    RenderError,
    board::{Drawing, Ground, Layer, Role, Shape, Sprite},
    marks::Mark,
    num, text,
    theme::{GameStyle, Rgb, ThemeFile},
};

/// The pictures of a game and of the marks on its squares, in the colours of a theme.
pub(super) struct Art {
    trees: HashMap<(&'static str, Role), Tree>,
    /// What marks tint squares with.
    washes: Vec<Option<Paint<'static>>>,
    marks: Vec<Option<Tree>>,
    /// How a mark lies on a square.
    mark_place: Layer,
    fills: Vec<Rgb>,
    labels: [Rgb; 2],
}

/// An SVG picture of `assets/pieces/`: its name there, and its text.
pub(super) type Source = (&'static str, &'static str);

impl Art {
    pub(super) fn new(
        drawing: &Drawing,
        theme: &ThemeFile,
        style: &GameStyle,
    ) -> Result<Art, RenderError> {
        let roles = [
            (Role::Board, style.board.css()),
            (Role::First, style.first.css()),
            (Role::Second, style.second.css()),
        ];
        let mut trees = HashMap::new();
        for (role, css) in roles {
            for &source in drawing.pictures {
                trees.insert((source.0, role), read(source, &css)?);
            }
        }
        let css = theme.marks.css();
        let marks: Result<_, RenderError> = Mark::ALL
            .iter()
            .map(|mark| mark.picture().map(|source| read(source, &css)).transpose())
            .collect();
        Ok(Art {
            trees,
            washes: Mark::ALL.map(|mark| wash(mark, theme)).into(),
            marks: marks?,
            mark_place: match drawing.shape {
                Shape::Square => Layer::new("", Role::Board),
                Shape::Diamond => Layer::new("", Role::Board).diamond(),
            },
            fills: drawing
                .grounds
                .iter()
                .map(|ground| style.board.colour(ground.fill))
                .collect(),
            labels: [style.first.colour("mark"), style.second.colour("mark")],
        })
    }

    /// A square as it looks with this ground, mark and piece.
    pub(super) fn square(
        &self,
        drawing: &Drawing,
        side: u32,
        ground: usize,
        mark: Mark,
        sprite: Option<usize>,
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
        if let Some(sprite) = sprite.and_then(|sprite| drawing.sprites.get(sprite)) {
            self.draw_sprite(&mut picture, sprite);
        }
        if mark.is_over_pieces() {
            self.draw_mark(&mut picture, mark);
        }
        Ok(picture)
    }

    /// A piece on a plain colour, without its label: for a kind of piece, not for one of them.
    pub(super) fn token(
        &self,
        sprite: &Sprite,
        side: u32,
        fill: Rgb,
    ) -> Result<Pixmap, RenderError> {
        let mut picture = plain(side, fill)?;
        self.draw_layers(&mut picture, sprite);
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

    fn draw_layers(&self, picture: &mut Pixmap, sprite: &Sprite) {
        for layer in &sprite.layers {
            self.draw_layer(picture, layer);
        }
    }

    fn draw_layer(&self, picture: &mut Pixmap, layer: &Layer) {
        if let Some(tree) = self.trees.get(&(layer.picture, layer.role)) {
            draw(tree, picture, layer);
        }
    }

    fn tint(&self, picture: &mut Pixmap, mark: Mark) {
        let Some(Some(wash)) = self.washes.get(mark.index()) else {
            return;
        };
        let side = num::len(picture.width());
        if let Some(square) = Rect::from_xywh(0.0, 0.0, side, side) {
            picture.fill_rect(square, wash, Transform::identity(), None);
        }
    }

    fn draw_mark(&self, picture: &mut Pixmap, mark: Mark) {
        if let Some(Some(tree)) = self.marks.get(mark.index()) {
            // A cross stays upright.
            let turn = if mark.is_over_pieces() {
                0.0
            } else {
                self.mark_place.turn
            };
            draw(
                tree,
                picture,
                &Layer {
                    turn,
                    ..self.mark_place
                },
            );
        }
    }
}

fn read((name, svg): Source, css: &str) -> Result<Tree, RenderError> {
    let options = Options {
        style_sheet: Some(css.to_owned()),
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|source| RenderError::Picture {
        name,
        source: Box::new(source),
    })
}

fn wash(mark: Mark, theme: &ThemeFile) -> Option<Paint<'static>> {
    let (colour, share) = mark.wash()?;
    let [r, g, b] = theme.marks.colour(colour);
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, num::byte(share * 255.0));
    Some(paint)
}

fn plain(side: u32, [r, g, b]: Rgb) -> Result<Pixmap, RenderError> {
    let mut picture = Pixmap::new(side, side).ok_or(RenderError::Size)?;
    picture.fill(Color::from_rgba8(r, g, b, 255));
    Ok(picture)
}

fn draw(tree: &Tree, picture: &mut Pixmap, layer: &Layer) {
    let unit = num::len(picture.width());
    let size = tree.size();
    let (right, down) = layer.shift;
    let transform = Transform::from_translate(-size.width() / 2.0, -size.height() / 2.0)
        .post_scale(
            unit * layer.scale / size.width(),
            unit * layer.scale / size.height(),
        )
        .post_rotate(layer.turn)
        .post_translate(unit * (0.5 + right), unit * (0.5 + down));
    resvg::render(tree, transform, &mut picture.as_mut());
}
