// Attached pictures with their descriptions, and other files.

import { h } from "./dom.js";

/** Files come from the sandbox itself, under whatever name the page was opened. */
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

/** The room that a picture gets in a message, in pixels. */
const WIDEST = 520;
const HIGHEST = 460;

/** A picture that opens in full and tells its description. */
export function picture(source, description, width, height) {
  const image = h("img", {
    src: source, alt: description ?? "", width, height, loading: "lazy",
  });
  if (width && height) {
    // The room is taken before the picture is there, so that nothing jumps when it comes.
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
