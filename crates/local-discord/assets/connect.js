// What a bot needs to connect. It is shown as long as no bot is connected.

import { fill, h } from "./dom.js";
import { live } from "./live.js";

export class Connect {
  constructor() {
    this.element = document.getElementById("connect");
    const { origin } = location;
    fill(this.element,
      h("p", {}, h("strong", {}, "No bot is connected."), " Start yours with these:"),
      h("dl", {},
        setting("API", `${origin}/api/v10`),
        setting("Gateway", `${origin.replace("http", "ws")}/gateway`),
        setting("Token", live.world.token)));
  }

  refresh() {
    this.element.hidden = live.world.connected || live.world.bot_restartable;
  }
}

function setting(name, value) {
  const copy = h("button", {
    type: "button",
    class: "button secondary",
    "aria-label": `Copy: ${name}`,
    onclick: () => navigator.clipboard.writeText(value),
  }, "Copy");
  return h("div", {}, h("dt", {}, name), h("dd", {}, h("code", {}, value)), copy);
}
