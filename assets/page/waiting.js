// An empty board with words, as long as there is neither a board nor a lobby to show.

const SHORTLY = 400; // Milliseconds in which Discord answers for a player who has agreed before.
const AGAIN = 5000; // Milliseconds after which a request that has failed is sent again.

export class Waiting {
  /// `get(id)`, `button`, `alarm` and `state` are those of the page.
  constructor(page) {
    Object.assign(this, page);
  }

  /// Says why there is no board yet, and what can be done about it.
  say(word, ...acts) {
    const { get, state } = this;
    get("waiting-told").textContent = word ? state.words[word] : "";
    get("waiting-acts").replaceChildren(...acts);
  }

  /// Returns what `ask` brings once the player has agreed. A player who has declined can be asked again.
  async consent(ask) {
    const late = setTimeout(() => this.say("page-consent"), SHORTLY);
    try {
      return await ask();
    } catch {
      clearTimeout(late);
      await new Promise(again => this.say("page-declined", this.button("button-try-again", again, { main: true })));
      return this.consent(ask);
    } finally {
      clearTimeout(late);
      this.say("page-loading");
    }
  }

  /// Returns what `ask` brings, however often it fails before.
  async insist(ask) {
    try {
      const brought = await ask();
      this.get("offline").hidden = true;
      return brought;
    } catch (error) {
      this.alarm(error.message);
      await new Promise(resolve => setTimeout(resolve, AGAIN));
      return this.insist(ask);
    }
  }
}
