// The bar on top: the time, whether the bot is online, and the layout of the page.

import { fill, h } from "./dom.js";
import { live } from "./live.js";
import { openMenu } from "./menu.js";
import { advance, away, DAY, HOUR, nextMoment, now } from "./time.js";
import { nameOf } from "./world.js";

const THEMES = { auto: "Theme: system", light: "Theme: light", dark: "Theme: dark" };

export class Bar {
  constructor(app) {
    this.app = app;
    this.element = document.getElementById("bar");
    const button = (label, act, properties = {}) =>
      h("button", { type: "button", onclick: act, ...properties }, label);
    this.drawer = button("☰", () => document.body.classList.toggle("drawer"), {
      class: "drawer-button", "aria-label": "Servers, channels and members",
    });
    this.status = h("span", { class: "status", role: "status" });
    this.notice = h("span", { class: "banner", role: "status" });
    this.time = h("span", { class: "time" });
    this.clock = button("", () => this.#openClock(), {
      class: "clock", title: "The local Discord's clock", "aria-haspopup": "menu", "aria-expanded": "false",
    });
    fill(this.clock, h("span", {}, "Clock"), this.time, h("span", { "aria-hidden": "true" }, "▾"));
    this.other = button("", () => this.#toOther(), { class: "other-button" });
    this.split = button("Split view", () => app.setSplit(!app.split), { class: "wide-only" });
    this.linked = button("Sync panes", () => app.setLinked(!app.linked), {
      class: "wide-only", title: "Both panes follow the same channel",
    });
    this.theme = button("◐", () => this.#nextTheme());
    this.tools = button("Controls", () => app.tools.toggle(), { "aria-controls": "tools" });
    this.element.append(this.drawer, h("h1", {}, "Local Discord"), this.status, this.notice, this.clock,
      h("span", { class: "space" }), this.other, this.split, this.linked, this.theme, this.tools);
    this.#setTheme(localStorage.getItem("theme") ?? "auto");
    setInterval(() => this.#tick(), 1000);
  }

  refresh() {
    const { app } = this;
    const online = live.line && live.world.connected;
    this.status.textContent = live.line ? presence() : "No connection to the local Discord";
    this.status.classList.toggle("bad", !online);
    const notice = live.world.notice ?? "";
    if (this.notice.textContent !== notice) this.notice.textContent = notice;
    const other = app.panes[1 - app.active];
    fill(this.other, `⇄ ${nameOf(other.user)}`);
    this.other.setAttribute("aria-label", `Switch to ${nameOf(other.user)}`);
    this.split.setAttribute("aria-pressed", String(app.split));
    this.linked.setAttribute("aria-pressed", String(app.linked));
    this.linked.hidden = !app.split;
    const { violations } = live.world;
    fill(this.tools, "Controls", violations ? h("b", { class: "badge", title: "Violations" }, violations) : null);
    this.tools.setAttribute("aria-expanded", String(app.tools.open));
    this.#tick();
  }

  #tick() {
    const text = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" }).format(now());
    if (this.time.textContent !== text) this.time.textContent = text;
  }

  /** Moves the clock on. The next deadline is the next moment that the bot has named: see
   * `moments_ahead` in the README. */
  #openClock() {
    const next = nextMoment();
    const by = (ms) => () => this.app.activePane().try(() => advance(ms));
    const entries = [{ label: "+ 1 hour", act: by(HOUR) }, { label: "+ 1 day", act: by(DAY) }];
    if (next) {
      const label = `To the next deadline, ${away(Math.floor(next / 1000))}`;
      entries.push({ label, act: by(Math.ceil(next - now())) });
    }
    openMenu(entries, { anchor: this.clock, label: "Advance the clock" });
  }

  #toOther() {
    this.app.activate(1 - this.app.active);
    if (!this.app.split) this.app.watch();
  }

  /** The first press shows what the system does not. */
  #nextTheme() {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const names = isDark ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
    const at = names.indexOf(document.documentElement.dataset.theme ?? "auto");
    this.#setTheme(names[(at + 1) % names.length]);
  }

  #setTheme(theme) {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
    this.theme.setAttribute("aria-label", THEMES[theme]);
    this.theme.title = THEMES[theme];
  }
}

function presence() {
  if (live.world.connected) return "The bot is online";
  return live.world.bot_restartable ? "The bot is offline" : "No bot is connected";
}
