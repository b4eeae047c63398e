// The controls: the bot, faults, permissions, languages, and the timeline.

import { patch, post, put, remove } from "./api.js";
import { fill, h, unique } from "./dom.js";
import { live } from "./live.js";
import { Timeline } from "./timeline.js";
import { channel } from "./world.js";

/** Discord's languages. https://discord.com/developers/docs/reference#locales */
const LOCALES = ["en-US", "en-GB", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu",
  "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"];

/** The permissions that bots need most. */
const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS",
  "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY", "MANAGE_THREADS"];

const FAULTS = {
  "Answer 500 to the next message": { kind: "server_error", route: "POST /channels/*/messages" },
  "Lose the answer to the next message": { kind: "server_error", after: true, route: "POST /channels/*/messages" },
  "Rate-limit the next message for 5 s": { kind: "rate_limit", route: "POST /channels/*/messages", retry_after_ms: 5000 },
  "Cut the next request": { kind: "drop_request", route: "*" },
  "Delay the next request by 4 s": { kind: "latency", route: "*", ms: 4000 },
};

export class Tools {
  open = false;

  constructor(app) {
    this.app = app;
    this.element = document.getElementById("tools");
    this.problem = h("p", { class: "problem", role: "alert" });
    this.bot = h("div", { class: "row" });
    this.limits = h("input", {
      type: "checkbox",
      onchange: () => this.#try(() => put("/limits", { enforced: this.limits.checked })),
    });
    this.faults = h("ul", { class: "faults", "aria-live": "polite" });
    this.permissions = h("fieldset");
    this.members = h("div", { class: "languages" });
    this.timeline = new Timeline();
    this.element.append(
      h("header", {}, h("h2", {}, "Controls"),
        h("button", { type: "button", class: "button plain", "aria-label": "Close the controls", onclick: () => this.toggle() }, "✕")),
      this.problem,
      h("section", {}, h("h3", {}, "Bot"), this.bot),
      h("section", {}, h("h3", {}, "Faults"), this.#faultForm(), this.faults,
        h("label", {}, this.limits, " Refuse requests beyond Discord's limits")),
      fold("What the bot can do in this channel", this.permissions),
      fold("Languages of the members", this.members),
      this.timeline.element,
    );
  }

  toggle() {
    this.open = !this.open;
    this.element.hidden = !this.open;
    this.timeline.show(this.open);
    this.app.refresh();
  }

  refresh() {
    if (!this.open) return;
    this.#refreshBot();
    this.limits.checked = live.world.limits_enforced;
    this.limits.toggleAttribute("checked", live.world.limits_enforced);
    fill(this.faults, live.world.faults.map(({ kind, route, times }) =>
      h("li", {}, `${kind.replace("_", " ")} on ${route}${times > 1 ? `, ${times} times` : ""}`)));
    this.#refreshPermissions();
    this.#refreshMembers();
  }

  #button(label, act) {
    return h("button", { type: "button", class: "button secondary", onclick: act }, label);
  }

  async #try(deed) {
    this.problem.textContent = "";
    try {
      await deed();
    } catch (refused) {
      this.problem.textContent = refused.message;
    }
  }

  #refreshBot() {
    const act = (action) => () => this.#try(() => post("/bot", { action }));
    const { connected, bot_restartable: restartable } = live.world;
    const state = `${connected} ${restartable}`;
    if (this.bot.dataset.state === state) return;
    this.bot.dataset.state = state;
    const drop = () => this.#try(() => post("/gateway", { action: "drop" }));
    fill(this.bot,
      !restartable && h("p", {}, "Start and stop it where you run it."),
      restartable && connected && [this.#button("Restart", act("restart")), this.#button("Stop", act("stop"))],
      restartable && !connected && this.#button("Start", act("start")),
      connected && this.#button("Drop its connection", drop));
  }

  #faultForm() {
    const field = h("select", { "aria-label": "Fault" }, Object.keys(FAULTS).map((name) => h("option", {}, name)));
    return h("div", { class: "row" }, field,
      this.#button("Add", () => this.#try(() => post("/faults", FAULTS[field.value]))),
      this.#button("Clear", () => this.#try(() => remove("/faults"))));
  }

  #refreshPermissions() {
    const here = channel(this.app.activePane().channel);
    const place = here?.parent_id ? channel(here.parent_id) : here;
    const state = JSON.stringify([place?.id, place?.bot_permissions, place?.denied_to_bot, place?.allowed_to_bot]);
    if (this.permissions.dataset.state === state) return;
    this.permissions.dataset.state = state;
    if (!place?.guild_id) {
      fill(this.permissions, h("legend", {}, "Direct messages have no permissions."));
      return;
    }
    const [denied, allowed] = [new Set(place.denied_to_bot), new Set(place.allowed_to_bot)];
    const granted = new Set(place.bot_permissions);
    fill(this.permissions, h("legend", {}, `# ${place.name}`), PERMISSIONS.map((name) => {
      const box = h("input", {
        type: "checkbox",
        checked: granted.has(name),
        onchange: () => {
          const [now, before] = box.checked ? [allowed, denied] : [denied, allowed];
          before.delete(name);
          now.add(name);
          this.#try(() => put(`/channels/${place.id}/overwrites/${live.world.bot_id}`,
            { allow: [...allowed], deny: [...denied] }));
        },
      });
      return h("label", {}, box, ` ${name.toLowerCase().replaceAll("_", " ")}`);
    }));
  }

  #refreshMembers() {
    const people = (this.app.guild()?.members ?? []).filter((member) => !member.bot);
    const state = JSON.stringify(people);
    if (this.members.dataset.state === state) return;
    this.members.dataset.state = state;
    fill(this.members, people.map(({ id, name, locale }) => {
      const field = unique("locale");
      const select = h("select", {
        id: field,
        onchange: () => this.#try(() => patch(`/users/${id}`, { locale: select.value })),
      }, LOCALES.map((code) => h("option", { selected: code === locale }, code)));
      return h("div", { class: "row" }, h("label", { for: field }, name), select);
    }));
  }
}

const fold = (title, content) => h("details", {}, h("summary", {}, title), content);
