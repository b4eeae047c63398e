// Modals: forms that the bot opens.

import { post } from "./api.js";
import { h, unique } from "./dom.js";
import { nameOf } from "./world.js";

/** Component types and styles, with Discord's numbers. */
const LABEL = 18;
const PARAGRAPH = 2;

/** Discord's limit for one input. */
const LONGEST = 4000;

/**
 * Shows a modal to a member until it is submitted or closed.
 * @param {Object} modal
 * @param {import("./pane.js").Pane} pane
 */
export function openModal(modal, pane) {
  const user = pane.user;
  const fields = modal.components.map(field);
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "button primary" }, "Submit");
  const form = h("form", { autocomplete: "off" },
    fields.map(({ element }) => element), problem,
    h("div", { class: "dialog-buttons" },
      h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel"), send));
  const title = unique("modal");
  const dialog = h("dialog", { class: "modal", "aria-labelledby": title },
    h("h2", { id: title }, modal.title), h("p", { class: "for-whom" }, `for ${nameOf(user)}`), form);
  form.addEventListener("input", () => {
    problem.textContent = "";
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(fields.map(({ input }) => [input.name, input.value]));
    send.disabled = true;
    try {
      const answer = await post("/modal", { user, modal: modal.id, values });
      if (answer.outcome === "failed") problem.textContent = "Something went wrong. Try again.";
      else {
        dialog.close();
        pane.answered(answer);
      }
    } catch (refused) {
      problem.textContent = refused.message;
    }
    send.disabled = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** An input with its label: in a row of its own, or in a label component. */
function field(row) {
  const input = row.type === LABEL ? row.component : row.components[0];
  const id = unique("input");
  const tall = input.style === PARAGRAPH;
  const element = h(tall ? "textarea" : "input", {
    id,
    name: input.custom_id,
    placeholder: input.placeholder,
    minlength: input.min_length,
    maxlength: input.max_length ?? LONGEST,
    required: input.required ?? true,
    rows: tall ? "4" : null,
  });
  element.value = input.value ?? "";
  const label = row.type === LABEL ? row.label : input.label;
  return {
    input: element,
    element: h("div", { class: "field" }, h("label", { for: id }, label),
      row.description ? h("small", {}, row.description) : null, element),
  };
}
