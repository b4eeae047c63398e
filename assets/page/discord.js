// The page inside Discord: a frame that talks with Discord's client by messages. This speaks the protocol of
// Discord's Embedded App SDK, as far as the page needs it.

const HANDSHAKE = 0, FRAME = 1;

/// Returns what Discord has put into the address of the frame, or null outside of Discord.
export function frame() {
  const query = new URLSearchParams(location.search);
  if (!query.has("frame_id") || window.parent === window) return null;
  return { id: query.get("frame_id"), instance: query.get("instance_id"), channel: query.get("channel_id") };
}

/// Returns a connection to Discord's client.
export async function connect(frame, application) {
  const target = location.ancestorOrigins?.[0] ?? "*";
  const waiting = new Map();
  let ready;
  const isReady = new Promise(resolve => { ready = resolve; });
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || !Array.isArray(data)) return;
    const [code, body] = data;
    if (code !== FRAME || !body) return;
    if (body.evt === "READY") return ready();
    const asked = waiting.get(body.nonce);
    waiting.delete(body.nonce);
    if (body.evt === "ERROR") asked?.reject(new Error(body.data?.message ?? "refused"));
    else asked?.resolve(body.data);
  });
  const hello = { v: 1, encoding: "json", client_id: application, frame_id: frame.id };
  window.parent.postMessage([HANDSHAKE, hello], target);
  await isReady;
  return (cmd, args) => new Promise((resolve, reject) => {
    const nonce = crypto.randomUUID();
    waiting.set(nonce, { resolve, reject });
    window.parent.postMessage([FRAME, { cmd, args, nonce }], target);
  });
}

/// Asks who the user is. Returns a code, and the proof that this page has asked for it.
export async function authorize(ask, application) {
  const verifier = base64(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const { code } = await ask("AUTHORIZE", {
    client_id: application,
    response_type: "code",
    prompt: "none",
    scope: ["identify"],
    code_challenge: base64(new Uint8Array(hash)),
    code_challenge_method: "S256",
  });
  return { code, verifier };
}

function base64(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
