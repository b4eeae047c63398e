// A small dialog that asks for one or more texts.

import { h, unique } from "./dom.js";

/**
 * @param {string} title
 * @param {[string, string][]} fields name and label of each
 * @param {(values: Object<string, string>) => Promise<*>} then called with the texts; a refusal keeps the dialog open
 */
export function ask(title, fields, then) {
  const heading = unique("ask");
  const problem = h("p", { class: "problem", role: "alert" });
  const form = h("form", { autocomplete: "off" }, fields.map(([name, label]) => {
    const id = unique("ask");
    return h("div", { class: "field" }, h("label", { for: id }, label), h("input", { id, name, required: true }));
  }), problem, h("div", { class: "dialog-buttons" },
    h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel"),
    h("button", { class: "button primary" }, "Create")));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": heading }, h("h2", { id: heading }, title), form);
  form.addEventListener("input", () => {
    problem.textContent = "";
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await then(Object.fromEntries(new FormData(form)));
      dialog.close();
    } catch (refused) {
      problem.textContent = refused.message;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
