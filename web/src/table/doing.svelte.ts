/** Commands from a page: one sentence about whatever was refused last, gone with the next thing done. */
import { sayTrouble } from "../words/trouble";
import type { Answer, CommandBody } from "./line";
import type { Table } from "./table.svelte";

export class Doing {
  problem = $state("");
  busy = $state(false);

  constructor(readonly table: Table) {}

  async command(body: CommandBody): Promise<Answer> {
    this.problem = "";
    this.busy = true;
    const answer = await this.table.command(body);
    this.busy = false;
    if (answer.type === "Refused") this.problem = sayTrouble(answer.code, answer.params);
    return answer;
  }
}
