// Servers, channels and members, as the member of the active pane sees them.

import { avatar, fill, h, icon } from "./dom.js";
import { live } from "./live.js";
import { openMenu } from "./menu.js";
import { isUnread, unreadPings } from "./read.js";
import { botName, commands, guilds, isLater, nameOf, sees } from "./world.js";

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.element = document.getElementById("sidebar");
    this.servers = h("ul", { class: "servers", "aria-label": "Servers" });
    this.content = h("div", { class: "places" });
    this.element.append(this.servers, this.content);
    /** What the sidebar shows, to see whether something is different. */
    this.written = "";
  }

  refresh() {
    const pane = this.app.activePane();
    const guild = this.app.guild();
    const pings = new Map(unreadPings(pane).map(({ channel, count }) => [channel, count]));
    // It is built again only if something in it differs, so that the focus stays.
    const state = JSON.stringify([live.world.connected, live.world.guilds, live.world.directs, pane.user,
      pane.channel, guild?.id, [...pings], this.#unread(pane)]);
    if (state === this.written) return;
    this.written = state;
    const focus = document.activeElement?.dataset.key;
    this.#fillServers(pane, guild);
    fill(this.content, guild ? this.#guild(guild, pane, pings) : this.#directs(pane, pings));
    if (focus) this.element.querySelector(`[data-key="${focus}"]`)?.focus({ preventScroll: true });
  }

  #unread(pane) {
    return guilds().flatMap((guild) => [...guild.channels, ...guild.threads])
      .filter((place) => isUnread(pane.user, place)).map((place) => place.id);
  }

  #fillServers(pane, current) {
    const server = (id, name, sign, act, isCurrent) => h("li", {}, h("button", {
      type: "button", title: name, "aria-label": name, "data-key": `server-${id}`,
      "aria-current": isCurrent ? "true" : null, onclick: act,
    }, sign));
    // Written by the style sheet, because the button's name is another one.
    const initials = (name) => h("span", {
      "data-sign": name.split(/\s+/).map((word) => word[0]).slice(0, 2).join(""),
    });
    fill(this.servers,
      server("direct", "Direct messages", icon("letter"), () => this.app.showDirect(pane), !current),
      guilds().map((guild) => server(guild.id, guild.name, initials(guild.name),
        () => this.app.showGuild(guild), guild === current)),
      server("new", "New server", "+", () => this.app.newServer(), false));
  }

  #guild(guild, pane, pings) {
    const channels = guild.channels.filter((place) => sees(pane.user, place));
    return [
      h("h2", {}, guild.name),
      h("ul", { class: "channels", "aria-label": "Channels" },
        channels.map((place) => h("li", {}, this.#place(place, "#", pane, pings),
          this.#threads(guild, place, pane, pings))),
        h("li", {}, h("button", {
          type: "button", class: "add", "data-key": "new-channel", onclick: () => this.app.newChannel(guild),
        }, "+ New channel"))),
      h("h3", {}, `Members – ${guild.members.length}`),
      h("ul", { class: "members", "aria-label": "Members" },
        guild.members.map((member) => this.#member(member, guild, pane)),
        h("li", {}, h("button", {
          type: "button", class: "add", "data-key": "new-member", onclick: () => this.app.newMember(guild),
        }, "+ New member"))),
    ];
  }

  #threads(guild, parent, pane, pings) {
    const threads = guild.threads
      .filter((thread) => thread.parent_id === parent.id && sees(pane.user, thread))
      .sort((a, b) => (isLater(a.last_message_id, b.last_message_id) ? -1 : 1));
    const isOld = (thread) => thread.thread_metadata.archived && thread.id !== pane.channel;
    const row = (thread) => h("li", {}, this.#place(thread, "⤷", pane, pings));
    const [old, active] = [threads.filter(isOld), threads.filter((thread) => !isOld(thread))];
    return [
      active.length > 0 && h("ul", { class: "threads", "aria-label": `Threads in ${parent.name}` }, active.map(row)),
      old.length > 0 && h("details", {}, h("summary", {}, `${old.length} archived`),
        h("ul", { class: "threads", "aria-label": `Archived threads in ${parent.name}` }, old.map(row))),
    ];
  }

  #place(place, sign, pane, pings) {
    const count = pings.get(place.id);
    const unread = isUnread(pane.user, place);
    return h("button", {
      type: "button",
      class: unread ? "place unread" : "place",
      "data-key": place.id,
      title: place.name,
      "aria-current": place.id === pane.channel ? "page" : null,
      onclick: () => this.app.go(pane.index, { channel: place.id }),
    }, h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "name" }, place.name),
    count ? h("b", { class: "badge", "aria-label": `${count} notifications` }, count) : null,
    unread && !count ? h("span", { class: "hidden" }, " unread") : null);
  }

  #directs(pane, pings) {
    const own = live.world.directs.filter((place) => sees(pane.user, place));
    return [
      h("h2", {}, "Direct messages"),
      h("ul", { class: "channels", "aria-label": "Direct messages" },
        own.map((place) => h("li", {}, this.#place({ ...place, name: botName() }, "@", pane, pings)))),
    ];
  }

  #member(member, guild, pane) {
    const playedBy = this.app.visiblePanes().filter((other) => other.user === member.id);
    const button = h("button", {
      type: "button",
      class: "member",
      "data-key": `member-${member.id}`,
      "aria-haspopup": "menu",
      onclick: (event) => this.#openMember(member, pane, event.currentTarget),
      oncontextmenu: (event) => {
        event.preventDefault();
        this.#openMember(member, pane, event.currentTarget);
      },
    }, avatar(member.id, member.name), h("span", { class: "name" }, member.name),
    member.bot ? h("span", { class: "tag" }, "App") : null,
    member.bot && !live.world.connected ? h("small", {}, "offline") : null,
    guild.owner_id === member.id ? h("small", { title: "Owner of the server" }, "owner") : null,
    playedBy.length > 0 ? h("small", {}, "you") : null);
    return h("li", {}, button);
  }

  #openMember(member, pane, anchor) {
    const own = commands(2, pane.user, pane.channel).map((command) => ({
      label: `${command.label} (as ${nameOf(pane.user)})`,
      act: () => pane.act("/menu", { name: command.name, target: member.id }),
    }));
    const entries = member.bot ? [
      { label: `Write to ${member.name} directly`, act: () => this.app.showDirect(pane) },
    ] : [
      { label: `Be ${member.name} in this pane`, act: () => this.app.go(pane.index, { user: member.id }) },
    ];
    const mention = {
      label: "Mention",
      act: () => {
        pane.composer.cancel();
        pane.composer.text.value += `@${member.name} `;
        pane.composer.focus();
      },
    };
    openMenu([...own, ...entries, mention], { anchor, label: member.name });
  }
}
