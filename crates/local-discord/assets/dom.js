// Makes elements. Everything that comes from messages goes in as text, never as markup.

/**
 * An element: `on…` properties are listeners, `true` is an attribute without a value, and
 * properties that are null, undefined or false are left out.
 * @param {string} tag
 * @param {Object<string, *>} [properties]
 * @param {...(Node|string|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

/** Replaces what is in an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child || child === 0));
}

/** A round picture with somebody's first letter, in a colour of their own. */
export function avatar(id, name) {
  const hue = Number(BigInt(id) % 360n) * 47 % 360;
  const face = h("span", { class: "avatar", "aria-hidden": "true" }, [...(name || "?")][0]);
  face.style.setProperty("--hue", hue);
  return face;
}

/** Drawings of one path each, on a field of 24 by 24. */
const DRAWINGS = {
  bell: "M12 2a6 6 0 0 0-6 6c0 6-3 7-3 9h18c0-2-3-3-3-9a6 6 0 0 0-6-6m-3 17a3 3 0 0 0 6 0",
  letter: "M3 5h18v14H3zM3 5l9 8 9-8",
};

/** A small drawing that means nothing to a screen reader. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", DRAWINGS[name]);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(path);
  return svg;
}

let count = 0;

/** An id that no other element has. */
export const unique = (name) => `${name}-${++count}`;

/** Makes these the children. Only those that are elsewhere move, so that the focus stays. */
export function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  });
}
