// A picture by itself, as large as the window.

import { h, unique } from "./dom.js";

/** @param {string} source @param {?string} description */
export function enlarge(source, description) {
  const caption = unique("caption");
  const dialog = h("dialog", {
    class: "lightbox", "aria-label": "Enlarged picture", "aria-describedby": description ? caption : null,
  },
  h("img", { src: source, alt: description ?? "" }),
  description ? h("p", { id: caption }, description) : null,
  h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Close"));
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The browser returns the focus, unless the message has been drawn anew meanwhile.
    if (!opener.isConnected) document.querySelector(`.zoom:has(img[src="${CSS.escape(source)}"])`)?.focus();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
