// The page: who looks, which match, and everything around the board.

import { Board, folderOf } from "./board.js";
import { Connection } from "./connection.js";
import { authorize, connect, frame } from "./discord.js";
import { Ending } from "./ending.js";
import { Lobby } from "./lobby.js";
import { Practice } from "./practice.js";
import { Rules } from "./rules.js";
import * as times from "./times.js";
import { Waiting } from "./waiting.js";

const THEMES = ["classic", "night", "colour-blind", "contrast"];
const SHORTLY = 400, CALMLY = 2000;
const LOBBY_EVERY = 10000, OTHERS_EVERY = 30000, ASK_AGAIN = 5000;
const get = id => document.getElementById(id);
const query = new URLSearchParams(location.search);
let locale = query.get("locale") ?? navigator.language;

const state = {
  words: { "page-offline": get("offline").dataset.lost }, session: null, user: null, id: null, key: null, side: null,
  match: null, at: null, plies: null, flipped: false,
  theme: remembered() ?? "classic", watching: 0, present: [false, false], names: [], options: null,
  steps: new Map(),
};
let board, practice;
const rules = new Rules({ get, button, plain, state });
const lobby = new Lobby({
  get, request, button, fill, plain, tell, alarm, state, choose,
  lesson: game => practice.lesson(game, 0),
  puzzle: game => practice.puzzle(game),
  rules: game => rules.open(game),
});
const waiting = new Waiting({ get, button, alarm, state });
const ending = new Ending({ get, request, act, button, fill, plain, tell, state, side, rowOf, choose, goTo });

function remembered() {
  // A browser may keep nothing for a page inside a frame.
  try { return THEMES.find(theme => theme === localStorage.getItem("theme")); } catch { return null; }
}

/// Sends a request, whose address says what is wished for. Throws what the user should read.
async function request(path, { body, wish, method = body ? "POST" : "GET" } = {}) {
  const headers = { "content-type": "application/json" };
  if (state.session) headers.authorization = `Bearer ${state.session}`;
  let answer;
  try {
    const asked = new URLSearchParams({ locale, ...state.key && { key: state.key }, ...wish });
    answer = await fetch(`${path}?${asked}`,
      { method, headers, body: body && JSON.stringify(body) });
  } catch { throw new Error(state.words["page-offline"]); }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(plain(said.refused ?? state.words["page-offline"]));
  return said;
}

/// Returns a text of Discord as people read it, in the language of the words.
function plain(text) {
  return times.plain(text, document.documentElement.lang);
}

function tell(text) {
  const said = plain(text ?? "");
  const place = get(lobby.isOpen ? "lobby-told" : "told");
  place.textContent = said;
  // The lobby is longer than a screen.
  if (said && lobby.isOpen) place.scrollIntoView({ block: "nearest" });
}

async function act(body) {
  try {
    const shown = state.match?.revision;
    const said = await request(`matches/${state.id}`, { body: { ...body, shown } });
    if (said.told) tell(said.told);
    return said;
  } catch (error) {
    tell(error.message);
    return null;
  }
}

function button(word, onclick, { main = false, label } = {}) {
  const made = document.createElement("button");
  made.className = main ? "plain main" : "plain";
  made.textContent = label ?? state.words[word];
  made.addEventListener("click", onclick);
  return made;
}

/// Puts these elements into another. Those that say the same stay as they are, so that who has one in focus or open
/// keeps it. What they do must therefore follow from what they say and from `state`, not from when they were made.
function fill(parent, made) {
  const before = [...parent.children];
  const kept = made.map(next => {
    const found = before.findIndex(element => element.isEqualNode(next));
    return found < 0 ? next : before.splice(found, 1)[0];
  });
  for (const element of before) element.remove();
  kept.forEach((element, place) => {
    if (parent.children[place] !== element) parent.insertBefore(element, parent.children[place] ?? null);
  });
}

/// Returns the side that the user plays, if they play.
function side() {
  return state.match ? state.side : null;
}

// The connection

const connection = new Connection({
  address() {
    const address = new URL("live", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({ match: state.id, locale, ...state.key && { key: state.key } });
    return address;
  },
  hello: () => ({ session: state.session }),
  hear(said) {
    if (said.now) state.skew = said.now - Date.now();
    if ("side" in said) {
      state.side = said.side;
      state.learns = said.learns;
    }
    if (said.link) showLink(said.link);
    if (said.board) hear(said.board);
    if (said.present) {
      state.watching = said.watching;
      state.present = said.present;
      state.names = said.names;
      drawPeople();
    }
    if (said.over) {
      alarm(said.told ?? state.words["page-again"]);
      waiting.say(null);
    }
    return Boolean(said.over);
  },
  lost: () => alarm(state.words["page-offline"]),
  live() { get("offline").hidden = true; },
});

/// Shows the link by which anyone can look at the match. A frame inside Discord can't open it by itself.
function showLink(address) {
  const link = get("link");
  link.href = address;
  link.textContent = state.words["button-browser"];
  link.hidden = false;
  link.onclick = event => {
    if (!state.ask) return;
    event.preventDefault();
    state.ask("OPEN_EXTERNAL_LINK", { url: address });
  };
}

function alarm(text) {
  get("offline").textContent = plain(text);
  get("offline").hidden = false;
}

function hear(match) {
  const isNew = match.revision !== state.match?.revision || match.id !== state.match?.id;
  const wasOver = state.match?.turn === null;
  const before = state.match;
  state.match = match;
  // Whoever has asked for another match goes there with the opponent.
  const begun = match.again?.match;
  if (begun && before?.id === match.id && before.again && !before.again.match && match.again.by === side()) {
    return choose(begun);
  }
  if (isNew) {
    state.plies = null;
    state.at = null;
    state.analysis = null;
    state.turn = null;
    state.steps = new Map(Object.entries(match.steps));
    ending.drawAnalysis();
    if (!practice.now) {
      tell(match.told ?? "");
      get("learn").querySelector("select").value = match.game;
    }
  }
  // Whoever has asked for a rematch reads that it won't come, unless they have taken their wish back.
  const asked = before?.id === match.id && before.again && !before.again.match && before.again.by === side();
  if (asked && !match.again && !practice.now) {
    tell(state.withdrawn === before.again.challenge ? "" : state.words["page-rematch-over"]);
  }
  const hasEnded = wasOver !== (match.turn === null);
  draw(isNew || hasEnded);
  // Where moves follow one another quickly, it is enough to ask after the last one.
  if (side() !== null) soon("options", state.options ? SHORTLY : 0, askForOptions);
  if (state.user && (isNew || hasEnded)) soon("mine", get("mine").hidden ? 0 : CALMLY, () => lobby.refresh());
}

const planned = new Map();

/// Does something after a while, unless it is planned again before.
function soon(what, wait, deed) {
  clearTimeout(planned.get(what));
  planned.set(what, setTimeout(deed, wait));
}

/// Finds out what the player can do besides moving.
async function askForOptions() {
  if (!state.match) return;
  const { id, revision } = state.match;
  const options = await request(`matches/${id}/options`).catch(() => null);
  if (id !== state.match?.id || revision !== state.match.revision) return;
  state.options = options;
  if (!practice.now) drawActs();
}

// What is shown

async function draw(afresh) {
  const { match } = state;
  if (practice?.now) return practice.lay(practice.now);
  if (!match) return;
  const mine = side();
  const bottom = Number((mine ?? match.bottom) !== Number(state.flipped));
  get("title").textContent = `#${match.id} ${match.name}`;
  document.title = mine !== null && mine === match.turn ? `● ${match.name}` : match.name;
  for (const [id, seat] of [["far", 1 - bottom], ["near", bottom]]) {
    const { name, side } = match.players[seat];
    const you = seat === mine ? ` · ${state.words["page-you"]}` : "";
    get(id).querySelector(".name").textContent = `${name} (${side})${you}`;
    get(id).classList.toggle("turn", match.turn === seat);
    get(id).dataset.seat = seat;
  }
  drawStatus();
  drawAim();
  drawTips();
  ending.draw();
  drawClocks();
  drawPeople();
  drawMoves();
  drawScrub();
  drawOffers();
  drawActs();
  const isLaid = await layOut({ game: match.game, size: match.size, bottom });
  if (isLaid && (afresh || state.isUnlaid)) showBoard();
  state.isUnlaid = !isLaid;
  if (match.id === state.match?.id) get("match").hidden = false;
}

/// Lays the board out in the reader's theme. Returns whether it could be; otherwise says that the bot isn't reached.
async function layOut(how) {
  try {
    await board.lay({ ...how, theme: state.theme });
    // What was said of the last time is over.
    if (state.isUnlaid) get("offline").hidden = true;
    return true;
  } catch {
    alarm(state.words["page-offline"]);
    return false;
  }
}

/// Returns the earlier position that the reader looks at, if it isn't the current one.
function past() {
  const { at, plies } = state;
  return at !== null && plies ? plies[at] : null;
}

function showBoard() {
  const { match } = state;
  const earlier = past();
  drawTally();
  board.show({
    shown: earlier ?? match,
    legal: match.legal,
    warnings: match.warnings,
    jumped: match.jumped,
    moves: !earlier && match.turn !== null && match.turn === side(),
  });
  board.point(earlier && state.turn?.better || []);
}

/// Shows the counts that matter and the captured pieces beside each name, as they are in the position that is shown.
function drawTally() {
  const { notes, taken } = past() ?? state.match;
  for (const element of document.querySelectorAll(".player")) {
    const seat = Number(element.dataset.seat);
    element.querySelector(".note").textContent = notes[seat];
    fill(element.querySelector(".taken"), taken[seat].map(({ kind, name, count }) => {
      const made = document.createElement("span");
      const image = new Image();
      image.src = `${folderOf(state.match.game, state.theme)}/piece/${kind}`;
      image.alt = name;
      made.append(image, `×${count}`);
      return made;
    }));
  }
}

/// Asks again what the player can do once the opponent's time is over: then the win can be claimed.
function watchTheEnd() {
  const { match, options } = state;
  const mine = side();
  const left = match?.clock?.over_at - state.skew - Date.now();
  if (mine === null || match.turn === mine || !(left <= 0) || options?.can.includes("claim")) return;
  if (Date.now() < (state.askAgainAt ?? 0)) return;
  state.askAgainAt = Date.now() + ASK_AGAIN;
  askForOptions();
}

/// Says what the game is about, above the board of a player who has yet to finish a match of it.
function drawAim() {
  const { match, learns, words } = state;
  get("aim").hidden = !learns || match.turn === null;
  get("aim").querySelector("strong").textContent = `${words["rules-aim-heading"]}:`;
  get("aim").querySelector("span").textContent = lobby.games.find(({ id }) => id === match.game)?.about;
}

/// Explains to a player who is new to the game what has just happened.
function drawTips() {
  fill(get("tips"), ((side() !== null && state.match.tips) || []).map(tip => {
    const item = document.createElement("li");
    item.textContent = plain(tip);
    return item;
  }));
}

/// Says whose turn it is. How a match ended is in its banner.
function drawStatus() {
  const { match, words } = state;
  const mine = side();
  const text = document.createElement(mine !== null && match.turn === mine ? "strong" : "span");
  if (text.localName === "strong") text.dataset.side = mine;
  text.textContent = text.dataset.side ? words["page-your-turn"] : match.status;
  fill(get("status"), match.turn === null ? [] : [text]);
}

function drawClocks() {
  const { match } = state;
  for (const element of document.querySelectorAll(".player")) {
    const seat = Number(element.dataset.seat);
    const { clock } = match;
    const left = clock?.left[seat] ?? clock?.over_at - state.skew - Date.now();
    const shown = clock ? times.span(Math.max(0, left), state.words["left-days"]) : "";
    element.querySelector(".clock").textContent = shown;
  }
}

function drawPeople() {
  const { match, words } = state;
  if (!match) return;
  for (const element of document.querySelectorAll(".player")) {
    const seat = Number(element.dataset.seat);
    const here = state.present[seat] && seat !== side();
    element.querySelector(".here").textContent = here ? words["page-here"] : "";
  }
  const names = state.names.length > 0 ? ` · ${state.names.join(", ")}` : "";
  get("watching").textContent = state.watching > 0 ? `${words["page-watching"]}: ${state.watching}${names}` : "";
}

function drawMoves() {
  const { match } = state;
  fill(get("moves"), match.moves.map((text, number) => {
    const item = document.createElement("li");
    item.dataset.ply = number + 1;
    const go = document.createElement("button");
    go.textContent = text;
    go.addEventListener("click", () => goTo(number + 1));
    if ((state.at ?? match.moves.length) === number + 1) go.setAttribute("aria-current", "true");
    item.append(go);
    return item;
  }));
  // Only the list scrolls, not the page.
  const current = get("moves").querySelector("[aria-current]");
  if (current) get("moves").scrollTop = current.offsetTop - get("moves").offsetTop - get("moves").clientHeight / 2;
}

function drawScrub() {
  const last = state.match.moves.length;
  const at = state.at ?? last;
  const step = (label, word, plies, enabled) => {
    const made = button(word, () => goTo((state.at ?? state.match.moves.length) + plies), { label });
    made.setAttribute("aria-label", state.words[word]);
    made.disabled = !enabled;
    return made;
  };
  fill(get("scrub"), [
    step("«", "page-first", -Infinity, at > 0),
    step("‹", "button-previous", -1, at > 0),
    step("›", "button-next", 1, at < last),
    step("»", "page-last", Infinity, at < last),
    button("button-flip", () => { state.flipped = !state.flipped; draw(true); }),
  ]);
}

/// Shows the position after a ply, at most the last one: before a turning point with the move that would have been better.
async function goTo(ply, turn = null) {
  const { revision, moves } = state.match;
  if (!state.plies) {
    try {
      state.plies = (await request(`matches/${state.id}`)).plies;
    } catch (error) { return tell(error.message); }
    if (revision !== state.match?.revision) return;
  }
  state.at = ply >= moves.length ? null : Math.min(Math.max(0, ply), state.plies.length - 1);
  state.turn = turn;
  // What is said of a move belongs to the board that it led to.
  tell((turn ?? (state.at === null ? state.match : state.plies[state.at])).told);
  drawMoves();
  drawScrub();
  ending.drawAnalysis();
  showBoard();
}

/// Returns a row with an offer in words and what can be done with it.
function rowOf({ by, told }, ...buttons) {
  const row = document.createElement("div");
  row.className = "row";
  const text = document.createElement("span");
  text.textContent = `${state.match.players[by].name}: ${told}`;
  row.append(text, ...buttons);
  return row;
}

function drawOffers() {
  const mine = side();
  fill(get("offers"), state.match.offers.map(offer => {
    const { id, by } = offer;
    const does = kind => () => act({ act: kind, offer: id });
    const made = mine === by
      ? [button("button-withdraw", does("withdraw"))]
      : [button("button-accept", does("accept"), { main: true }), button("button-decline", does("decline"))];
    const row = rowOf(offer, ...mine === null ? [] : made);
    row.dataset.offer = id;
    return row;
  }));
}

function drawActs() {
  const { match, options, words } = state;
  const when = (can, ...made) => can ? [button(...made)] : [];
  const does = body => () => act(body);
  ending.drawActs();
  if (match.turn === null || side() === null || !options) return fill(get("acts"), []);
  const offer = kind => () => act({ act: "offer", kind, revision: state.match.revision });
  const { can, give, pauses } = options;
  fill(get("acts"), [
    ...when(can.includes("claim"), "button-claim", does({ act: "claim" }), { main: true }),
    ...when(can.includes("hint"), "button-hint", askForHint),
    ...when(can.includes("draw"), "button-offer-draw", offer("draw")),
    ...when(can.includes("takeback"), "button-takeback", offer("takeback")),
    ...when(can.includes("resume"), "button-resume", does({ act: "resume" })),
    ...when(give, "", () => act({ act: "give", gifts: state.options.give.gifts }), { label: give?.label }),
    ...when(match.tips, "button-rules", () => rules.open(match.game)),
    ...when(match.tips, "button-quiet", does({ act: "quiet" })),
    ...pauses.length > 0 ? [choiceOf(pauses, words["select-pause"])] : [],
    button("button-resign", askAgainToResign),
  ]);
}

function askAgainToResign() {
  const { revision } = state.match;
  fill(get("acts"), [
    button("button-confirm-resign", () => act({ act: "resign", revision }), { main: true }),
    button("button-keep-playing", drawActs),
  ]);
}

/// Returns a menu of pauses to propose.
function choiceOf(pauses, label) {
  const made = document.createElement("select");
  made.setAttribute("aria-label", label);
  made.replaceChildren(new Option(label, ""), ...pauses.map(({ length, label }) => new Option(label, length)));
  made.addEventListener("change", async () => {
    const length = made.value;
    made.value = "";
    if (length) await act({ act: "pause", length });
  });
  return made;
}

async function askForHint({ target }) {
  target.disabled = true;
  const said = await act({ act: "hint" });
  target.disabled = false;
  if (said?.squares) board.hint(said.squares);
}

function choose(id) {
  leaveMatch();
  waiting.say("page-loading");
  lobby.close();
  state.id = id;
  get("offline").hidden = true;
  get("link").hidden = true;
  connection.open();
}

/// Forgets the match that is shown.
function leaveMatch() {
  practice.close();
  connection.close();
  // As long as the next one isn't there, nobody sees this one below its name.
  get("match").hidden = true;
  Object.assign(state, { id: null, key: null, side: null, options: null, match: null, flipped: false });
}

function openLobby() {
  leaveMatch();
  // The lobby has colours of its own.
  board.key = null;
  lobby.open();
  get("title").focus();
}

// Moves

/// Shows what can be done with what is chosen.
function drawChoice({ chosen, step }) {
  const row = [];
  if (step.complete && step.next.length > 0) {
    row.push(button("button-stop", () => board.send(), { main: true }));
  }
  if (chosen.length > 1) row.push(button("button-back", () => board.undo()));
  if (chosen.length > 0) row.push(button("button-cancel", () => board.clear()));
  get("choice").replaceChildren(...row);
}

/// Finds out what can follow these squares. Whoever tries the same again causes no request.
async function follow(squares) {
  const { id, revision } = state.match;
  const key = squares.join();
  if (!state.steps.has(key)) {
    const step = await act({ act: "choose", revision, squares });
    if (!step || id !== state.match?.id || revision !== state.match.revision) {
      state.isStuck = true;
      return null;
    }
    state.steps.set(key, step);
  }
  if (state.isStuck) tell(state.match.told);
  state.isStuck = false;
  return state.steps.get(key);
}

/// Plays a move. One with a warning, or one that the player wants to confirm, is played once they have read that.
async function play(squares, warning) {
  const { revision } = state.match;
  get("choice").replaceChildren();
  if (warning) return confirm(squares, warning);
  const said = await act({ act: "play", revision, squares });
  if (said === null) return board.clear();
  if (said.ask !== undefined) confirm(squares, said.ask || state.words["page-ask"]);
  return undefined;
}

function confirm(squares, warning) {
  const { revision } = state.match;
  tell(warning);
  get("choice").replaceChildren(
    button("button-play", async () => {
      get("choice").replaceChildren();
      if (await act({ act: "confirm", revision, squares }) === null) board.clear();
    }, { main: true }),
    button("button-cancel", () => { tell(state.match.told); board.clear(); }),
  );
  get("choice").querySelector("button").focus({ preventScroll: true });
}

/// Takes over the words in the user's language.
function learnWords(about) {
  state.words = about.words;
  document.documentElement.lang = about.locale;
  waiting.say("page-loading");
  get("theme-label").textContent = state.words["page-theme"];
  get("moves-title").textContent = state.words["button-moves"];
  const name = theme => state.words[`theme-${theme}`];
  get("theme").replaceChildren(...THEMES.map(theme => new Option(name(theme), theme, false, theme === state.theme)));
  lobby.learnWords(about.games);
  rules.learnWords(about);
}

/// Finds out who the user is, if the page is inside Discord.
async function arrive(inside, about) {
  const ask = await connect(inside, about.application);
  state.ask = ask;
  const code = await waiting.consent(() => authorize(ask, about.application));
  const body = { ...code, instance: inside.instance, channel: inside.channel };
  const { session, user, match, locale: own } = await request("session", { body });
  Object.assign(state, { session, user, id: state.id ?? match });
  if (own && own !== about.locale && !query.has("locale")) {
    locale = own;
    learnWords(await request("about"));
  }
}

async function begin() {
  const about = await waiting.insist(() => request("about"));
  learnWords(about);
  get("theme").addEventListener("change", event => {
    state.theme = event.target.value;
    try { localStorage.setItem("theme", state.theme); } catch { /* It is only not remembered. */ }
    if (lobby.isOpen) return lobby.open();
    // What is chosen on the board stays chosen.
    if (state.match) drawTally();
    return draw(false);
  });
  state.id = Number(query.get("match")) || null;
  state.key = query.get("key");
  const inside = frame();
  if (inside) await arrive(inside, about);
  const { words } = state;
  board = new Board({
    root: get("board"), squares: get("squares"), ground: get("ground"), labels: get("labels"), pointer: get("pointer"), words,
    say: drawChoice,
    play: (squares, warning) => practice.now ? practice.play(squares) : play(squares, warning),
    ask: async squares => practice.now
      ? practice.ask(squares)
      : await follow(squares),
  });
  practice = new Practice({
    get, request, button, plain, tell, board, words,
    lay: ({ game, size, bottom }) => layOut({ game, size, bottom }),
    enter: () => lobby.close(),
    leave: () => {
      practice.close();
      tell("");
      if (!state.match) return openLobby();
      draw(true);
      get("board").scrollIntoView({ block: "nearest" });
    },
  });
  get("home").addEventListener("click", openLobby);
  setInterval(() => {
    if (!state.match) return;
    drawClocks();
    watchTheEnd();
  }, 1000);
  setInterval(() => {
    const isDue = lobby.isOpen || Date.now() - lobby.askedAt >= OTHERS_EVERY;
    if (state.user && !document.hidden && isDue) lobby.refresh();
  }, LOBBY_EVERY);
  if (!state.id) return lobby.open();
  lobby.close();
  return connection.open();
}

begin().catch(error => {
  alarm(error.message || state.words["page-offline"]);
  waiting.say(null);
});
