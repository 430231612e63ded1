// Four secret picks, a reveal, the next round: the benchmark's game on boardgame.io, by its public interface.
const { Server } = require("boardgame.io/server");
const { ActivePlayers, PlayerView } = require("boardgame.io/core");

const SEATS = ["0", "1", "2", "3"];

const fresh = () => Object.fromEntries(SEATS.map((seat) => [seat, { pick: null }]));

const pick = {
  move: ({ G, playerID }, card) => {
    G.players[playerID].pick = card;
    G.chosen = SEATS.filter((seat) => G.players[seat].pick !== null);
    if (G.chosen.length === SEATS.length) {
      G.shown = SEATS.map((seat) => G.players[seat].pick);
      G.round += 1;
      G.chosen = [];
      G.players = fresh();
    }
  },
  client: false,
  redact: true,
  undoable: false,
  ignoreStaleStateID: true,
};

const rounds = {
  name: "rounds",
  setup: () => ({ round: 1, shown: [], chosen: [], players: fresh() }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { pick },
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [rounds], origins: ["http://127.0.0.1"] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, then) => listen(port, "127.0.0.1", then);
server.run(Number(process.argv[2]), () => console.log("ready"));
