// Four secret picks, a reveal, the next round: the benchmark's game on Colyseus, every change sent at once.
const http = require("http");
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { ArraySchema, schema } = require("@colyseus/schema");

const SEATS = 4;
const State = schema({ round: "number", shown: ["number"], chosen: ["number"] });

class Rounds extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.state = new State();
    this.state.round = 1;
    this.setPatchRate(null);
    this.seats = [];
    this.picks = new Map();
    this.onMessage("pick", (client, card) => this.pick(this.seats.indexOf(client.sessionId), card));
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }

  /** Who has picked is in the state; what, only once everybody has. */
  pick(seat, card) {
    this.picks.set(seat, card);
    if (this.picks.size < SEATS) {
      this.state.chosen.push(seat);
    } else {
      this.state.shown = new ArraySchema(...Array.from({ length: SEATS }, (_, each) => this.picks.get(each)));
      this.state.chosen.clear();
      this.state.round += 1;
      this.picks.clear();
    }
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: http.createServer() }), greet: false });
server.define("rounds", Rounds);
server.listen(Number(process.argv[2]), "127.0.0.1").then(() => console.log("ready"));
