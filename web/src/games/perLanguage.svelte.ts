/** What a game's cards say, fetched once for each language of cards. */
import type { Lang } from "../words/words.svelte";

export class PerLanguage<T> {
  #here = $state.raw<Partial<Record<Lang, T>>>({});
  #asked = new Map<Lang, Promise<void>>();
  readonly #fetch: (lang: Lang) => Promise<T> | undefined;

  constructor(fetch: (lang: Lang) => Promise<T> | undefined) {
    this.#fetch = fetch;
  }

  /** Resolves when it is here in a language; what failed is asked for again. */
  load(lang: Lang): Promise<void> {
    let asked = this.#asked.get(lang);
    if (!asked) {
      asked = this.#bring(lang);
      asked.catch(() => this.#asked.delete(lang));
      this.#asked.set(lang, asked);
    }
    return asked;
  }

  async #bring(lang: Lang): Promise<void> {
    const found = await this.#fetch(lang);
    if (found !== undefined) this.#here = { ...this.#here, [lang]: found };
  }

  /** Undefined until it is here; reading asks for it. */
  in(lang: Lang): T | undefined {
    const here = this.#here[lang];
    if (here === undefined) void this.load(lang).catch(() => undefined);
    return here;
  }
}
