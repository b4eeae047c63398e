// Attached pictures with their descriptions, and other files.

import { h } from "./dom.js";

/** The local Discord serves files, under the same address as the page. */
export const local = (url) => {
  const { pathname } = new URL(url, location.href);
  return pathname;
};

export function attachment(file) {
  if (!file.content_type?.startsWith("image/")) {
    return h("p", { class: "file" },
      h("a", { href: local(file.url), download: file.filename }, file.filename),
      ` ${Math.ceil(file.size / 1024)} kB`);
  }
  return picture(local(file.url), file.description, file.width, file.height);
}

/** The largest size of a picture in a message, in pixels. */
const WIDEST = 520;
const HIGHEST = 460;

/** A picture that can be enlarged and has a description. */
export function picture(source, description, width, height) {
  const image = h("img", {
    src: source, alt: description ?? "", width, height, loading: "lazy",
  });
  if (width && height) {
    // The picture's place is kept free before it is loaded, so that nothing moves when it appears.
    image.style.width = `${Math.min(width, WIDEST, (HIGHEST * width) / height)}px`;
    image.style.aspectRatio = `${width} / ${height}`;
  }
  return h("figure", { class: "picture" },
    h("button", {
      type: "button",
      class: "zoom",
      "aria-label": description ? `Enlarge: ${description}` : "Enlarge the picture",
      onclick: () => enlarge(source, description),
    }, image),
    description ? h("details", { class: "alt" },
      h("summary", { "aria-label": "Description of the picture" }, "ALT"),
      h("figcaption", {}, description)) : null);
}

function enlarge(source, description) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": "Picture" },
    h("img", { src: source, alt: description ?? "" }),
    description ? h("p", {}, description) : null,
    h("button", { type: "button", onclick: () => dialog.close() }, "Close"));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
