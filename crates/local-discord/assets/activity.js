// The application's Activity: its page in a frame, and what Discord's client answers to it. The page speaks by
// messages as Discord's Embedded App SDK does: [HANDSHAKE, …], [FRAME, …], [CLOSE, …].

import { post } from "./api.js";
import { fill, h } from "./dom.js";
import { live } from "./live.js";
import { botName, nameOf } from "./world.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;

/** How the page tells whether it fills the window. Here it always does. */
const LAYOUT = "ACTIVITY_LAYOUT_MODE_UPDATE";
const FOCUSED = 0;

/** The open frames, by pane. */
const open = new Map();

/** Opens the page for the member of a pane, in place of one that is open there. */
export function openActivity({ url, instance, locale, user }, pane) {
  open.get(pane)?.close();
  const name = botName();
  const frame = h("iframe", { title: `${name}’s Activity`, src: url, allow: "clipboard-write; fullscreen" });
  const consent = h("div", { class: "consent" });
  const activity = {
    pane, frame, consent, instance, locale, user,
    close() {
      element.remove();
      open.delete(pane);
      post("/activity/leave", { user, instance }).catch(() => {});
    },
  };
  const element = h("section", { class: "activity", "aria-label": `${name}’s Activity` },
    h("header", {}, h("b", {}, name),
      h("button", { type: "button", class: "button secondary", onclick: () => activity.close() }, "Leave the Activity")),
    consent, frame);
  open.set(pane, activity);
  pane.element.append(element);
}

/** Closes it when the pane is no longer that of the member who has opened it. */
export function leaveActivity(pane) {
  const activity = open.get(pane);
  if (activity && activity.user !== pane.user) activity.close();
}

/** Opens it by its Entry Point command. */
export async function launchActivity(pane) {
  const { user, channel } = pane;
  const launched = await pane.try(() => post("/activity/launch", { user, channel }));
  if (launched) openActivity(launched, pane);
}

addEventListener("message", async ({ source, origin, data }) => {
  const activity = [...open.values()].find(({ frame }) => frame.contentWindow === source);
  if (!activity || !Array.isArray(data)) return;
  const [code, body] = data;
  const say = (said) => source.postMessage([FRAME, said], origin);
  if (code === CLOSE) activity.close();
  if (code === HANDSHAKE) say({ cmd: "DISPATCH", evt: "READY", data: { v: 1, config: {} }, nonce: null });
  if (code !== FRAME) return;
  const { cmd, args, evt, nonce } = body;
  try {
    say({ cmd, evt: null, nonce, data: await answer(activity, cmd, args ?? {}) });
    if (cmd === "SUBSCRIBE" && evt === LAYOUT) {
      say({ cmd: "DISPATCH", evt, data: { layout_mode: FOCUSED }, nonce: null });
    }
  } catch (refused) {
    say({ cmd, evt: "ERROR", nonce, data: { code: 4000, message: refused.message } });
  }
});

async function answer(activity, cmd, args) {
  switch (cmd) {
    case "AUTHORIZE":
      return authorize(activity, args);
    case "AUTHENTICATE": {
      const headers = { authorization: `Bearer ${args.access_token}` };
      const me = await fetch("api/v10/users/@me", { headers });
      if (!me.ok) throw new Error("Invalid token");
      return { access_token: args.access_token, user: await me.json(), scopes: ["identify"] };
    }
    case "GET_INSTANCE_CONNECTED_PARTICIPANTS": {
      const together = [...open.values()].filter(({ instance }) => instance === activity.instance);
      return { participants: together.map(({ user }) => ({ id: user, username: nameOf(user), global_name: nameOf(user) })) };
    }
    case "USER_SETTINGS_GET_LOCALE":
      return { locale: activity.locale };
    case "OPEN_EXTERNAL_LINK":
      return { opened: confirm(`Open ${args.url}?`) && Boolean(window.open(args.url, "_blank", "noopener")) };
    case "SET_ORIENTATION_LOCK_STATE":
    case "SET_CONFIG":
    case "SUBSCRIBE":
      return {};
    default:
      throw new Error(`The local Discord does not know ${cmd}.`);
  }
}

async function authorize({ user, instance, consent }, { client_id: client, code_challenge: challenge }) {
  if (client !== live.world.application_id) throw new Error("Unknown application");
  const ask = (agreed) => post("/activity/authorize", { user, instance, code_challenge: challenge, agreed });
  const { code } = await ask(false);
  if (code) return { code };
  const agreed = await new Promise((resolve) => {
    fill(consent, h("p", {}, `${botName()} wants to know that you are ${nameOf(user)}.`),
      h("button", { type: "button", class: "button primary", onclick: () => resolve(true) }, "Authorize"),
      h("button", { type: "button", class: "button secondary", onclick: () => resolve(false) }, "Cancel"));
  });
  fill(consent);
  if (!agreed) throw new Error("The user cancelled");
  return ask(true);
}
