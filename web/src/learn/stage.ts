/** A table that's only a scene of the rules: it speaks as a server's does, and asks the server what an answer comes to. */
import { Trouble } from "../base/api";
import type { Me } from "../settings/me";
import type { Wire } from "../table/line";
import type { FromClient, FromServer, SceneLaid, ScenePlayed } from "../wire";
import type { Lang } from "../words/words.svelte";
import { playScene } from "./scenes";

export class Stage implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly game: string,
    private readonly scene: SceneLaid,
    private readonly cards: Lang,
    private readonly me: Me,
    private readonly came: (played: ScenePlayed) => void,
  ) {
    queueMicrotask(() => this.onopen?.(undefined as never));
  }

  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    if (said.type === "Hello") this.#tell({ ...this.scene.welcome, type: "Welcome", lobby: this.#lobby() });
    else if (said.type === "Ping") this.#tell({ type: "Pong", now: 0 });
    else if (said.type === "Choose") void this.#open(said.command, said.choice);
  }

  close(): void {
    this.onmessage = null;
  }

  /** You're called what you're called everywhere. */
  #lobby() {
    const { lobby } = this.scene.welcome;
    const { name, look } = this.me;
    return {
      ...lobby,
      seats: lobby.seats.map((seat) => (seat.person === null ? seat : { ...seat, look, name })),
    };
  }

  async #open(command: string, choice: (string | number)[]): Promise<void> {
    try {
      const played = await playScene(this.game, this.scene.key, this.cards, choice);
      this.#tell({ type: "Accepted", command, again: false });
      this.#tell({ ...played.moved, type: "Moved" });
      this.came(played);
    } catch (error) {
      const { code, params } = error instanceof Trouble ? error : new Trouble("page");
      this.#tell({ type: "Refused", command, code, params });
    }
  }

  #tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
