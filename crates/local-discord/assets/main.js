// Puts the page together: two panes, each of one member in one channel, and everything around.

import { post } from "./api.js";
import { ask } from "./ask.js";
import { Bar } from "./bar.js";
import { Connect } from "./connect.js";
import { live, onWorld } from "./live.js";
import { Pane, SHOWN } from "./pane.js";
import { beginReading, markRead } from "./read.js";
import { Sidebar } from "./sidebar.js";
import { Tools } from "./tools.js";
import { channel, guildOf, guilds, people, sees } from "./world.js";

/** Where the page keeps its panes over a reload. */
const MEMORY = "panes";

class App {
  active = 0;
  refreshing = false;
  split = true;
  /** Whether both panes follow the same channel. */
  linked = true;

  /** Begins as soon as the world is known. */
  constructor() {
    beginReading();
    const remembered = JSON.parse(sessionStorage.getItem(MEMORY) ?? "null");
    const place = live.world.shown ?? guilds()[0]?.channels[0]?.id;
    this.shown = live.world.shown;
    this.first = place;
    const first = people().slice(0, 2).map(({ id }) => ({ user: id, channel: place }));
    const known = remembered?.panes.every((pane) =>
      channel(pane.channel) && people().some(({ id }) => id === pane.user));
    this.panes = (known ? remembered.panes : first).map((at, index) => new Pane(index, at, this));
    if (known) Object.assign(this, { split: remembered.split, linked: remembered.linked });
    document.getElementById("panes").append(...this.panes.map((pane) => pane.element));
    this.sidebar = new Sidebar(this);
    this.tools = new Tools(this);
    this.bar = new Bar(this);
    this.connect = new Connect();
    live.addEventListener("world", () => this.refresh());
    live.addEventListener("line", () => this.bar.refresh());
    live.addEventListener("view", ({ detail }) => this.#see(detail));
    document.addEventListener("keydown", (event) => this.#key(event));
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.activePane().composer.focus();
    });
    this.watch();
  }

  activePane() {
    return this.panes[this.active];
  }

  visiblePanes() {
    return this.split ? this.panes : [this.activePane()];
  }

  /** The server that the sidebar shows, if it does not show direct messages. */
  guild() {
    return guildOf(this.activePane().channel);
  }

  watch() {
    live.watch(this.panes.map(({ user, channel, limit }) => ({ user, channel, limit })));
    const panes = this.panes.map(({ user, channel }) => ({ user, channel }));
    sessionStorage.setItem(MEMORY, JSON.stringify({ panes, split: this.split, linked: this.linked }));
    this.refresh();
  }

  /**
   * Takes a pane to another channel, message or member.
   * @param {number} index
   * @param {{user?: string, channel?: string, message?: string, limit?: number}} to
   */
  go(index, { user, channel: place, message, limit }) {
    const pane = this.panes[index];
    const moving = this.linked && this.split && place && place !== pane.channel
      ? this.panes.filter((other) => other === pane || sees(other.user, channel(place) ?? {}))
      : [pane];
    if (user && user !== pane.user) pane.become(user);
    for (const each of moving) {
      if (place && each.channel !== place) {
        each.channel = place;
        each.limit = SHOWN;
        each.composer.cancel();
        each.log.clear();
      }
    }
    if (limit) pane.limit = limit;
    document.body.classList.remove("drawer");
    this.watch();
    if (message) pane.log.want(message);
  }

  activate(index) {
    if (this.active === index) return;
    this.active = index;
    this.refresh();
  }

  setSplit(split) {
    this.split = split;
    this.watch();
  }

  setLinked(linked) {
    this.linked = linked;
    this.watch();
  }

  /** Draws everything around the messages again, once for each piece of news. */
  refresh() {
    if (this.refreshing) return;
    this.refreshing = true;
    queueMicrotask(() => {
      this.refreshing = false;
      this.#refresh();
    });
  }

  /** Goes to the channel to begin with, once there is one, unless the reader has gone elsewhere. */
  #begin() {
    const { shown } = live.world;
    if (shown === this.shown) return;
    this.shown = shown;
    const waits = this.panes.every((pane) => pane.channel === this.first);
    if (!shown || !waits) return;
    this.first = shown;
    this.go(this.active, { channel: shown });
  }

  #refresh() {
    this.#begin();
    document.body.classList.toggle("split", this.split);
    for (const pane of this.panes) {
      pane.element.classList.toggle("active", pane.index === this.active);
      pane.refresh();
    }
    this.sidebar.refresh();
    this.tools.refresh();
    this.bar.refresh();
    this.connect.refresh();
  }

  #see({ index, changed }) {
    const pane = this.panes[index];
    pane.log.render(changed);
    if (!document.hidden && pane.element.checkVisibility()) markRead(pane);
    this.refresh();
  }

  #key(event) {
    const typing = event.target.closest("input, textarea, select, dialog, [role=menu]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.activePane().composer.slash();
    } else if (event.altKey && ["1", "2"].includes(event.key)) {
      event.preventDefault();
      this.activate(Number(event.key) - 1);
      this.activePane().composer.focus();
    } else if (event.key === "Escape") document.body.classList.remove("drawer");
  }

  showGuild(guild) {
    const first = guild.channels.find((place) => sees(this.activePane().user, place));
    if (first) this.go(this.active, { channel: first.id });
    else this.activePane().problem("This member can’t see any channel there.");
  }

  async showDirect(pane) {
    const direct = await pane.try(() => post("/direct", { user: pane.user }));
    if (direct) this.go(pane.index, { channel: direct.id });
  }

  newServer() {
    ask("New server", [["name", "Name"]], async ({ name }) => {
      const guild = await post("/guilds", { name, owner: this.activePane().user });
      await post(`/guilds/${guild.id}/channels`, { name: "general" });
      for (const { id } of people()) {
        if (id !== guild.owner_id) await post(`/guilds/${guild.id}/members`, { user: id });
      }
    });
  }

  newChannel(guild) {
    ask("New channel", [["name", "Name"]], ({ name }) => post(`/guilds/${guild.id}/channels`, { name }));
  }

  newMember(guild) {
    ask("New member", [["name", "Name"]], ({ name }) => post(`/guilds/${guild.id}/members`, { name }));
  }
}

live.watch([]);
let app = null;
onWorld(() => {
  // The first news starts the page, and later ones refresh it.
  if (!app) app = new App();
});
