// The connection through which the page hears of a match, and whether it is still there.

const SOON = 500, LATE = 8000;
// The bot says something every 25 seconds. A connection that is silent for longer is lost, whatever the browser says.
const SILENT = 60000, OPENS = 15000, ANSWERS = 5000, JUST = 1500, LOOK_EVERY = 2000;

export class Connection {
  /// `address()` and `hello()` say what to open and what to say first. `hear(said)` takes what is heard, and returns
  /// whether that was the last word. `lost()` is called when nothing more can be heard, and `live()` when it can.
  constructor({ address, hello, hear, lost, live }) {
    Object.assign(this, { address, hello, hear, lost, live });
    this.socket = null;
    this.silent = null;
    setInterval(() => this.check(), LOOK_EVERY);
    document.addEventListener("visibilitychange", () => this.lookAgain());
    addEventListener("online", () => this.lookAgain());
    addEventListener("offline", () => this.silent && this.lost());
  }

  /// Opens another connection, and goes on with that one alone.
  open(wait = SOON) {
    const before = this.socket;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    before?.close();
    this.expect(OPENS);
    let next = wait;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      const said = JSON.parse(data);
      this.expect(SILENT);
      if (said.now || said.here) {
        next = SOON;
        this.live();
      }
      if (this.hear(said)) this.stop();
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.lost();
      setTimeout(() => this.socket === socket && this.open(Math.min(next * 2, LATE)), next);
    };
  }

  /// Ends the connection.
  close() {
    const { socket } = this;
    this.stop();
    socket?.close();
  }

  /// Hears no more, and tries nothing more.
  stop() {
    this.socket = null;
    this.silent = null;
  }

  /// Expects to hear something within this time.
  expect(within) {
    this.silent = { within, at: Date.now(), since: performance.now() };
  }

  /// Returns for how long nothing was heard. One clock stops while a computer sleeps, and the other one can be set.
  unheard() {
    const { at, since } = this.silent;
    return Math.max(Date.now() - at, performance.now() - since);
  }

  check() {
    if (!this.silent || this.unheard() < this.silent.within) return;
    this.lost();
    this.open();
  }

  /// Finds out whether the connection is there: the network may be another one now, and the computer may have slept.
  lookAgain() {
    if (!this.silent || document.hidden) return;
    const { socket } = this;
    if (socket.readyState === WebSocket.CONNECTING) return;
    if (socket.readyState !== WebSocket.OPEN) return this.open();
    if (this.silent.within === ANSWERS || this.unheard() < JUST) return;
    socket.send("{}");
    this.expect(ANSWERS);
  }
}
