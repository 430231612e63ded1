/** What a person reads: Project Fluent catalogues, one chunk per language and file, chosen per person. */
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { store, stored } from "../base/stored";
import { reach } from "../base/tab";
import { resource } from "./bare";
import { FALLBACK, LANGS, type Lang } from "./languages";

export { LANGS, type Lang };

export type Arguments = Record<string, FluentVariable>;
/** `t(id, args)` is the message in the reader's language; `t.has(id)` whether there is one. */
export interface Translate {
  (id: string, args?: Arguments): string;
  has(id: string): boolean;
}

const KEPT = 2000;

const files = import.meta.glob<string>(
  [
    "../../../src/isoloir/content/messages/*/*.ftl",
    "!../../../src/isoloir/content/messages/*/{admin,cli,check,doctor,festival,learn,rules}.ftl",
    "!../../../src/isoloir/content/messages/*/*-{board,book,first,form,help,law,option,scene}.ftl",
    "!../../../src/isoloir/content/messages/*/{error,story}*.ftl",
  ],
  { import: "default" },
);

/** Catalogues that a page fetched later brings along. */
export function bring(more: typeof files): void {
  Object.assign(files, more);
}

/** What isn't among the house's own may be the words of a game from outside, which the server has. */
function file(lang: Lang, stem: string): () => Promise<string> {
  const own = files[`../../../src/isoloir/content/messages/${lang}/${stem}.ftl`];
  return own ?? (async () => (await reach(`/api/words/${lang}/${stem}`)).text());
}

class Words {
  lang = $state<Lang>(preferred());
  #bundles = new Map<Lang, FluentBundle>();
  #stems = new Map<string, Promise<void>>();
  /** What was said lately: a table that changes says most things again, and a number takes long to put into words. */
  #said = new Map<string, string>();
  /** By game, what its rules count to: every text about it is given that. */
  #facts = new Map<string, Arguments>();
  /** Moves whenever a catalogue arrives, so that what was said without it is said again. */
  #arrived = $state(0);

  /** Makes a file's messages available in the language of the page, now and after every change of language. */
  load(stem: string, lang: Lang = this.lang): Promise<void> {
    const key = `${lang}/${stem}`;
    let loading = this.#stems.get(key);
    if (!loading) {
      loading = this.#read(lang, stem);
      loading.catch(() => this.#stems.delete(key));
      this.#stems.set(key, loading);
    }
    return loading;
  }

  async #read(lang: Lang, stem: string): Promise<void> {
    this.add(lang, await file(lang, stem)());
  }

  /** More messages, in the spelling of `bare.ts`. */
  add(lang: Lang, catalogue: string): void {
    let bundle = this.#bundles.get(lang);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      this.#bundles.set(lang, bundle);
    }
    bundle.addResource(resource(catalogue), { allowOverrides: true });
    this.#said.clear();
    this.#arrived++;
  }

  async speak(lang: Lang): Promise<void> {
    const stems = new Set([...this.#stems.keys()].map((key) => key.slice(key.indexOf("/") + 1)));
    await Promise.all([...stems].map((stem) => this.load(stem, lang)));
    this.lang = lang;
    store("lang", lang);
    document.documentElement.lang = lang;
  }

  /** The numbers of a game's rules, as the server plays it. */
  learn(game: string, facts: Arguments): void {
    const known = this.#facts.get(game);
    if (known && JSON.stringify(known) === JSON.stringify(facts)) return;
    this.#facts.set(game, facts);
    this.#said.clear();
    this.#arrived++;
  }

  #given(id: string, args?: Arguments): Arguments | undefined {
    for (const [game, facts] of this.#facts) if (id.startsWith(`${game}-`)) return { ...facts, ...args };
    return args;
  }

  has(id: string): boolean {
    void this.#arrived;
    return this.#bundles.get(this.lang)?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Arguments): string {
    void this.#arrived;
    const key = this.lang + id + (args ? JSON.stringify(args) : "");
    let text = this.#said.get(key);
    if (text === undefined) {
      text = this.#format(id, args);
      if (this.#said.size > KEPT) this.#said.clear();
      this.#said.set(key, text);
    }
    return text;
  }

  #format(id: string, args?: Arguments): string {
    const bundle = this.#bundles.get(this.lang);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || (!pattern && pattern !== "")) {
      console.error(`no message ${id} in ${this.lang}`);
      return id;
    }
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, this.#given(id, args), faults);
    if (faults.length > 0) console.error(`message ${id} in ${this.lang}: ${faults[0]?.message}`);
    return text;
  }
}

function preferred(): Lang {
  const kept = stored("lang");
  const wanted = [kept, navigator.language.toLowerCase().split("-")[0]];
  return LANGS.find((lang) => lang === wanted[0]) ?? LANGS.find((lang) => lang === wanted[1]) ?? FALLBACK;
}

export const words = new Words();
export const t: Translate = Object.assign((id: string, args?: Arguments) => words.say(id, args), {
  has: (id: string) => words.has(id),
});
