/** The game as one surface shows it: what was told so far through one viewer's eyes, on phones and television. */
import { untrack } from "svelte";
import { faceOf } from "../faces/find";
import type { Face, Seat } from "../games/face";
import { settings } from "../settings/settings.svelte";
import { sounds } from "../settings/sounds";
import { stepsOf, viewBefore, viewFor } from "../table/moments";
import type { Moment, Table } from "../table/table.svelte";
import { Telling } from "./telling.svelte";

export class Showing {
  face = $state.raw<Face | null>(null);
  readonly key = $derived.by(() => this.#table.moved?.key ?? this.#table.lobby!.settings.game);
  readonly telling = new Telling(
    () => settings.still,
    (event) => this.face?.words.pace?.(event),
    (moment) => stepsOf(moment.now, this.#eyes()),
    () => this.#table.lobby?.tempo ?? "usual",
    () => this.#isLed(),
  );
  readonly shown = $derived(this.telling.shown);
  /** Nothing newer waits to be told. */
  readonly latest = $derived.by(() => this.shown?.n === this.#table.moment?.n);
  /** The table at this moment: before anything is told, at each thing told, and once all is. */
  readonly view = $derived.by(() => (this.telling.at < this.telling.told.length && this.#untold) || this.#newest);
  readonly #newest = $derived.by(() => viewFor(this.shown?.now, this.#eyes()));
  /** While something is still to be told. Where the server shows the end at once, the table stays as it was before. */
  readonly #untold = $derived.by(() => {
    const first = viewBefore(this.shown?.now, this.#eyes());
    if (!first) return viewFor(this.shown?.before, this.#eyes());
    return this.telling.told[this.telling.at]?.view ?? first;
  });
  /** The same people as long as nobody comes or goes, so that they don't have to be drawn again. */
  readonly sitters = $derived.by(() => this.#table.sitters);
  readonly cards = $derived.by(() => this.#table.lobby!.settings.cards);
  readonly seat = $derived.by(() => this.#eyes());
  /** The curtains open all at once: no answer is turned up by itself. */
  readonly opening = $derived(this.telling.at < 0 && !this.telling.turns);
  readonly resting = $derived(this.telling.at >= this.telling.told.length);
  /** What is being told just now. */
  readonly lit = $derived(this.telling.told[this.telling.at]?.event ?? null);
  /** Whose answers still lie face down while they're turned up. */
  readonly closed = $derived(this.telling.closed);
  /** The last answer has just been turned up. */
  readonly landed = $derived(this.telling.landed);
  readonly #before = $derived(this.telling.at < 0 || this.closed.length > 0 || this.landed);
  readonly asked = $derived((this.#before ? this.shown?.before : this.shown?.now)?.asked ?? []);
  readonly sealed = $derived.by(() => (this.#before ? this.closed : this.latest ? this.#table.sealed : []));
  /** Whose booths stand open or closed: anyone who is quick has answered the next question already, but not before all have heard what became of this one. */
  readonly awaited = $derived(this.#before || this.telling.done ? this.asked : []);
  /** What is asked now is a vote. */
  readonly casts = $derived.by(() => !!this.view && !!this.face?.words.steps?.(this.view).includes("vote"));
  readonly scores = $derived(this.view ? this.face?.words.scores?.(this.view) : undefined);
  readonly away = $derived.by(() =>
    this.#table
      .lobby!.seats.filter(({ person }) => !this.#table.lobby!.settings.days && !this.#table.isHere(person))
      .map(({ seat }) => seat),
  );
  readonly over = $derived(this.latest && this.telling.done ? (this.shown?.now.over ?? null) : null);
  readonly #screens = $derived.by(() => this.#table.lobby?.people?.filter((each) => each.screen) ?? []);
  #table: Table;
  #eyes: () => Seat | null;
  #caught = false;

  /** `eyes`: through whose the table is shown; null for what everyone may see. */
  constructor(table: Table, eyes: () => Seat | null) {
    this.#table = table;
    this.#eyes = eyes;
    $effect(() => {
      const wanted = this.key;
      void faceOf(wanted, this.cards).then((loaded) => {
        if (wanted === this.key) this.face = loaded;
      });
    });
    $effect(() => {
      const moment = table.moment;
      if (this.face) untrack(() => this.#show(moment));
    });
    $effect(() => {
      if (this.telling.at === -1) sounds.open();
    });
    $effect(() => {
      if (this.telling.turned > 0) untrack(() => (this.landed ? sounds.land() : sounds.flip()));
    });
    $effect(() => {
      if (table.turned) this.telling.lead(table.turned.pause, table.turned.turn);
    });
    $effect(() => () => this.telling.stop());
  }

  /** At first what was missed since this device last looked, if anything was. */
  #show(moment: Moment | null): void {
    const first = !this.#caught && moment && this.#table.lobby?.settings.days;
    this.#caught ||= moment !== null;
    if (first) this.#catchUp(moment).catch(() => this.telling.show(moment));
    else this.telling.show(moment);
  }

  /** Unless the table has gone on meanwhile. */
  async #catchUp(moment: Moment): Promise<void> {
    const { missed } = await import("./missed");
    for (const each of await missed(this.#table, moment)) {
      if (this.#table.moment?.now.pause === moment.now.pause) this.telling.show(each);
    }
  }

  /** By a television that is here; a television by none. */
  #isLed(): boolean {
    const { you } = this.#table;
    return (
      !this.#screens.some(({ person }) => person === you) &&
      this.#screens.some(({ person }) => this.#table.isHere(person))
    );
  }
}
