// The control interface: everything that members and moderators do goes through here.

/** Why the local Discord refused something, in its own sentence. */
class Refused extends Error {}

async function request(method, path, body) {
  let response;
  try {
    response = await fetch(`control${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("The local Discord does not answer. Is it still running?");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? `The local Discord said ${response.status}.`);
  return answer;
}

export const get = (path) => request("GET", path);
export const post = (path, body) => request("POST", path, body);
export const put = (path, body) => request("PUT", path, body);
export const patch = (path, body) => request("PATCH", path, body);
export const remove = (path) => request("DELETE", path);
