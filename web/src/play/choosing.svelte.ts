/** One question to one seat while its holder makes up their mind: draft, seal, change until the ballot opens. */
import type { Option } from "../games/face";
import type { Table } from "../table/table.svelte";
import type { SeatAsk } from "../wire";
import { sayTrouble } from "../words/trouble";

export class Choosing {
  draft = $state.raw<Option[]>([]);
  sealed = $state.raw<Option[] | null>(null);
  /** The curtain is open: not sealed yet, or about to be changed. */
  open = $state(true);
  sending = $state(false);
  problem = $state("");

  constructor(
    readonly table: Table,
    readonly pause: number,
    readonly ask: SeatAsk,
  ) {
    this.sealed = ask.chosen;
    this.draft = ask.chosen ?? [];
    this.open = ask.chosen === null;
  }

  get complete(): boolean {
    return this.draft.length === this.ask.take;
  }

  pick = (option: Option): void => {
    if (!this.open || this.sending) return;
    const picked = this.draft.includes(option);
    if (this.ask.take === 1 && picked) void this.lock();
    else if (this.ask.take === 1) this.draft = [option];
    else if (picked) this.draft = this.draft.filter((each) => each !== option);
    else this.draft = [...this.draft.slice(0, this.ask.take - 1), option];
  };

  arrange = (draft: Option[]): void => {
    if (this.open && !this.sending) this.draft = draft.slice(0, this.ask.take);
  };

  async lock(): Promise<void> {
    if (!this.complete || this.sending || !this.open) return;
    this.sending = true;
    this.problem = "";
    const choice = this.draft;
    const answer = await this.table.command({ type: "Choose", pause: this.pause, seat: this.ask.seat, choice });
    this.sending = false;
    if (answer.type === "Accepted") {
      this.sealed = choice;
      this.open = false;
    } else if (answer.type === "Refused") this.problem = sayTrouble(answer.code, answer.params);
  }

  change(): void {
    this.open = true;
    this.draft = this.sealed ?? [];
  }

  /** Back behind the curtain with what was sealed. */
  keep(): void {
    this.draft = this.sealed ?? [];
    this.open = this.sealed === null;
  }
}
