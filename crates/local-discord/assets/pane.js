// One member's view of one channel: everything that they see and do there.

import { launchActivity, leaveActivity, openActivity } from "./activity.js";
import { post, remove } from "./api.js";
import { Composer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { live } from "./live.js";
import { Log } from "./log.js";
import { openMenu } from "./menu.js";
import { localNotice } from "./message.js";
import { openModal } from "./modal.js";
import { unreadPings } from "./read.js";
import { channel, channelName, commands, guildOf, nameOf, nearestSeen, people } from "./world.js";

/** How many messages a pane shows at first. */
export const SHOWN = 50;

export class Pane {
  limit = SHOWN;
  /** Ephemeral answers that the member has dismissed. */
  dismissed = new Set();

  /**
   * @param {number} index
   * @param {{user: string, channel: string}} at
   * @param {Object} app
   */
  constructor(index, { user, channel }, app) {
    Object.assign(this, { index, user, channel, app });
    const pane = this;
    /** What texts need to know about the member who reads them. */
    this.reader = {
      get user() {
        return pane.user;
      },
      go: (place) => app.go(index, place),
      type: (command) => this.composer.begin(command),
    };
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.title = h("h2");
    this.who = h("select", {
      "aria-label": "Who you are here",
      onchange: () => app.go(index, { user: this.who.value }),
    });
    this.bell = h("button", {
      type: "button", class: "bell", "aria-haspopup": "menu", onclick: () => this.#openBell(),
    });
    this.launch = h("button", {
      type: "button", class: "button plain", "aria-label": "Open the Activity", title: "Open the Activity", onclick: () => launchActivity(this),
    }, "▶");
    this.notices = h("div", { class: "notices" });
    this.element = h("section", { class: "pane", id: `pane-${index}` },
      h("header", {}, this.title, this.launch, this.bell, h("label", { class: "who" }, h("span", {}, "You are "), this.who)),
      this.log.element, this.notices, this.composer.element);
    this.element.addEventListener("focusin", () => app.activate(index));
    this.element.addEventListener("pointerdown", () => app.activate(index));
    this.element.addEventListener("contextmenu", (event) => this.#openContextMenu(event));
  }

  /** Shows to another member what they see: this channel, or the nearest to it that is theirs. */
  become(user) {
    this.user = user;
    const place = nearestSeen(user, this.channel);
    if (place !== this.channel) this.limit = SHOWN;
    this.channel = place;
    this.composer.cancel();
    this.log.clear();
    fill(this.notices);
  }

  /** Names and numbers around the messages. */
  refresh() {
    const place = channel(this.channel);
    const parent = place?.parent_id ? channelName(place.parent_id) : null;
    fill(this.title, parent ? h("button", {
      type: "button", class: "plain", onclick: () => this.app.go(this.index, { channel: place.parent_id }),
    }, `# ${parent} ›`) : "#", ` ${channelName(this.channel)}`);
    const everyone = people();
    const names = everyone.map(({ id, name }) => `${id} ${name}`).join();
    if (this.names !== names) {
      this.names = names;
      fill(this.who, everyone.map(({ id, name }) => h("option", { value: id }, name)));
    }
    this.who.value = this.user;
    this.launch.hidden = !live.world.activity;
    leaveActivity(this);
    const name = nameOf(this.user);
    this.element.setAttribute("aria-label", `${name} in ${channelName(this.channel)}`);
    this.log.element.setAttribute("aria-label", `Messages that ${name} sees`);
    this.log.hint.refresh();
    this.composer.refresh();
    const pings = unreadPings(this).reduce((sum, { count }) => sum + count, 0);
    fill(this.bell, icon("bell"), pings ? h("b", { class: "badge" }, pings) : null);
    this.bell.classList.toggle("quiet", pings === 0);
    this.bell.setAttribute("aria-label", pings === 1 ? "1 notification" : `${pings} notifications`);
  }

  #openBell() {
    const entries = unreadPings(this).map(({ channel, last, count }) => ({
      label: `${channelName(channel)} (${count})`,
      act: () => this.app.go(this.index, { channel, message: last }),
    }));
    const none = [{ label: "No mentions yet", act: () => {} }];
    openMenu(entries.length ? entries : none, { anchor: this.bell, label: "Notifications" });
  }

  #openContextMenu(event) {
    const row = event.target.closest(".message[data-id]");
    const message = row && live.views[this.index].messages.get(row.dataset.id);
    if (!message || event.target.closest("a, img, input, textarea")) return;
    event.preventDefault();
    this.openMessageMenu(message, row.querySelector(".more") ?? row, event.clientX, event.clientY);
  }

  openMessageMenu(message, anchor, x, y) {
    const place = { channel: message.channel_id };
    const own = commands(3, this.user, this.channel).map((command) => ({
      label: command.label,
      act: () => this.act("/menu", { name: command.name, target: message.id, ...place }),
    }));
    const guild = guildOf(message.channel_id)?.id ?? "@me";
    const link = `https://discord.com/channels/${guild}/${message.channel_id}/${message.id}`;
    openMenu([
      ...own,
      { label: "Copy text", act: () => navigator.clipboard.writeText(message.content) },
      { label: "Copy link", act: () => navigator.clipboard.writeText(link) },
      {
        label: "Delete (as a moderator)",
        danger: true,
        act: () => this.try(() => remove(`/messages/${message.channel_id}/${message.id}`)),
      },
    ], { anchor, label: "Message", x, y });
  }

  /** Hides an ephemeral answer, as Discord's client does, without telling the server. */
  dismiss(id) {
    this.dismissed.add(id);
    this.log.render(new Set());
  }

  /** Says what went wrong, in the member's own pane. */
  problem(text) {
    const notice = localNotice(text, () => notice.remove());
    fill(this.notices, notice);
  }

  /** Does something that the local Discord may refuse. Returns null if it is refused. */
  async try(deed) {
    const { user } = this;
    fill(this.notices);
    try {
      return await deed();
    } catch (refused) {
      if (user === this.user) this.problem(refused.message);
      return null;
    }
  }

  /** Acts on the bot as this member. */
  async act(path, body) {
    const { user, channel } = this;
    const answer = await this.try(() => post(path, { user, channel, ...body }));
    // Another member who has come to this pane meanwhile gets no answer to what they haven't done.
    if (answer && user === this.user) this.answered(answer);
    return answer;
  }

  /** Shows what an answer brings. Messages arrive by themselves, and are brought into view. */
  answered({ outcome, message, modal, reason, activity }) {
    if (message) this.log.bring(message);
    if (outcome === "launched") openActivity(activity, this);
    if (outcome === "modal") openModal(modal, this);
    if (outcome === "failed") this.problem(`${reason}.`);
  }

  async say(content) {
    const { user, channel } = this;
    const said = await this.try(() => post("/say", { user, channel, content }));
    if (said && user === this.user) this.log.bring(said);
    return said;
  }

  command(name, options) {
    return this.act("/command", { name, options });
  }

  async press(message, customId, button) {
    await this.#waiting(button, () => this.act("/button", {
      channel: message.channel_id, message: message.id, custom_id: customId,
    }));
  }

  async choose(message, customId, values, field) {
    await this.#waiting(field, () => this.act("/select", {
      channel: message.channel_id, message: message.id, custom_id: customId, values,
    }));
  }

  /** Until the bot answers, a second press does nothing. */
  async #waiting(control, deed) {
    if (control.getAttribute("aria-busy") === "true") return;
    control.setAttribute("aria-busy", "true");
    await deed();
    control.removeAttribute("aria-busy");
  }
}
