// Menus that open at a button or at the pointer.

import { h } from "./dom.js";

let open = null;

/**
 * @typedef {{label: string, act: () => void, danger?: boolean}} Entry
 * @param {Entry[]} entries
 * @param {{anchor: HTMLElement, label: string, x?: number, y?: number}} where
 */
export function openMenu(entries, { anchor, label, x, y }) {
  open?.close();
  const items = entries.map(({ label, act, danger }) => h("button", {
    type: "button",
    role: "menuitem",
    class: danger ? "danger" : null,
    tabindex: "-1",
    onclick: () => {
      close();
      act();
    },
  }, label));
  const menu = h("div", { class: "menu", role: "menu", "aria-label": label }, items);

  const close = () => {
    if (open?.menu !== menu) return;
    open = null;
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    anchor.setAttribute("aria-expanded", "false");
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
  };
  const outside = (event) => menu.contains(event.target) || close();
  const step = { ArrowDown: 1, ArrowUp: -1 };

  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    if (step[event.key]) items[(at + step[event.key] + items.length) % items.length].focus();
    else if (event.key === "Home") items[0].focus();
    else if (event.key === "End") items.at(-1).focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  open = { menu, close };
  // A menu of an open dialog must be inside it, or clicks do not reach it.
  (anchor.closest("dialog") ?? document.getElementById("panes")).append(menu);
  const box = anchor.getBoundingClientRect();
  const left = Math.min(x ?? box.left, innerWidth - menu.offsetWidth - 8);
  const top = Math.min(y ?? box.bottom + 4, innerHeight - menu.offsetHeight - 8);
  menu.style.left = `${Math.max(8, left)}px`;
  menu.style.top = `${Math.max(8, top)}px`;
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  items[0]?.focus({ preventScroll: true });
}
