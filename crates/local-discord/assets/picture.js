// Attached pictures with their descriptions, and other files.

import { h } from "./dom.js";
import { enlarge } from "./lightbox.js";

/** The local Discord serves files, under the same address as the page. */
export const local = (url) => {
  const { pathname } = new URL(url, location.href);
  return pathname;
};

/** The files of a message: its pictures together, as Discord shows them, and then the others. */
export function attachments(files) {
  const isPicture = (file) => file.content_type?.startsWith("image/");
  const pictures = files.filter(isPicture);
  return [
    pictures.length > 1 ? album(pictures) : pictures.map((file) => attached(file)),
    files.filter((file) => !isPicture(file)).map(download),
  ];
}

const download = (file) => h("p", { class: "file" },
  h("a", { href: local(file.url), download: file.filename }, file.filename),
  ` ${Math.ceil(file.size / 1024)} kB`);

const attached = (file) => picture(local(file.url), file.description, file.width, file.height);

/** Two pictures stand side by side and more in rows, each of them cropped to a square. */
const album = (files) => h("div", { class: "album", "data-count": files.length }, files.map(attached));

/**
 * A picture that can be enlarged and has a description. The style sheet knows how large Discord shows
 * one here; it needs the picture's own size to keep its place free before it is loaded, so that
 * nothing moves when it appears.
 */
export function picture(source, description, width, height) {
  const image = h("img", {
    src: source, alt: description ?? "", width, height, loading: "lazy",
  });
  const figure = h("figure", { class: "picture" },
    h("button", {
      type: "button",
      class: "zoom",
      "aria-haspopup": "dialog",
      "aria-label": description ? `Enlarge: ${description}` : "Enlarge the picture",
      onclick: () => enlarge(source, description),
    }, image),
    description ? h("details", { class: "alt" },
      h("summary", {}, "ALT", h("span", { class: "hidden" }, ": the picture's description")),
      h("figcaption", {}, description)) : null);
  if (width && height) {
    figure.style.setProperty("--width", width);
    figure.style.setProperty("--height", height);
  }
  return figure;
}
