/** The game as one surface shows it: what was told so far through one viewer's eyes, on phones and television. */
import { untrack } from "svelte";
import { later, rest } from "../base/later.svelte";
import type { Face, Seat } from "../games/face";
import { faceOf } from "../games/find";
import { settings } from "../settings/settings.svelte";
import { sounds } from "../settings/sounds";
import { stepsOf, viewBefore, viewFor } from "../table/moments";
import type { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { Telling } from "./telling.svelte";

/** As long as the curtains take to open (`--slow`). */
const CURTAINS = 430;

export class Showing {
  face = $state.raw<Face | null>(null);
  readonly key = $derived.by(() => this.#table.moved?.key ?? this.#table.lobby!.settings.game);
  readonly telling = new Telling(
    () => settings.still,
    (event) => this.face?.words.pace?.(event),
    (moment) => stepsOf(moment.now, this.#eyes()),
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
  readonly #sitters = $derived.by(() => this.#table.sitters);
  readonly asked = $derived((this.telling.at < 0 ? this.shown?.before : this.shown?.now)?.asked ?? []);
  readonly sealed = $derived.by(() => (this.latest && this.telling.at >= 0 ? this.#table.sealed : []));
  readonly over = $derived(this.latest && this.telling.done ? (this.shown?.now.over ?? null) : null);
  #table: Table;
  #eyes: () => Seat | null;

  /** `eyes`: through whose the table is shown; null for what everybody may see. */
  constructor(table: Table, eyes: () => Seat | null) {
    this.#table = table;
    this.#eyes = eyes;
    $effect(() => {
      const wanted = this.key;
      void faceOf(wanted).then((loaded) => {
        if (wanted === this.key) this.face = loaded;
      });
    });
    $effect(() => {
      const moment = table.moment;
      if (this.face) untrack(() => this.telling.show(moment));
    });
    $effect(() => {
      if (this.telling.at === -1) sounds.open();
    });
    $effect(() => () => this.telling.stop());
  }

  /** What the parts of a page are given. First the booths, then the word for it and the curtains that open; once they have, frame by frame, the table, the words, the rest of the table, who we're waiting for, and at last the curtains that close. */
  parts() {
    const around = later(
      (next) => (next.opening ? 1 : 10),
      () => this.#around(),
    );
    $effect(() => {
      if (this.telling.at < 0 && around.opening && !settings.still) return rest(CURTAINS);
    });
    return {
      around,
      onTable: later(
        2,
        () => ({
          ...this.#common(),
          still: settings.still,
          t,
          ...this.#steps(),
          asked: this.asked,
          sealed: this.sealed,
        }),
        (now, next) => now.seat !== next.seat,
      ),
      waits: later(9, () => ({ done: this.telling.done, at: this.shown?.n })),
      story: later(
        (next) => (next.at < 0 ? 0 : 3),
        () => ({ ...this.#common(), game: this.key, ...this.#words() }),
      ),
    };
  }

  #around() {
    const opening = this.telling.at < 0;
    const gone = this.#table.lobby!.seats.filter((seat) => !this.#table.isHere(seat.person));
    const scores = this.view ? this.face?.words.scores?.(this.view) : undefined;
    const away = gone.map((seat) => seat.seat);
    /** Anyone who is quick has answered the next question already: not before all have heard what became of this one. */
    const asked = opening || this.telling.done ? this.asked : [];
    return { sitters: this.#sitters, opening, asked, sealed: this.sealed, away, by: this.shown?.now.by, scores };
  }

  #words() {
    const { told, at, spoken, since } = this.telling;
    return { told, at, spoken, since };
  }

  #steps() {
    const { told, at } = this.telling;
    return { lit: told[at]?.event ?? null, resting: at >= told.length };
  }

  #common() {
    const { cards } = this.#table.lobby!.settings;
    return { face: this.face, view: this.view, seat: this.#eyes(), sitters: this.#sitters, cards };
  }
}
