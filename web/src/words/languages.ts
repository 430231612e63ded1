/** The languages people read here. Made by `make wire` from core/languages.py; do not edit. */
export const LANGUAGES = {
  fr: { name: "Français", voice: "fr-FR" },
  en: { name: "English", voice: "en-GB" },
};
export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];
export const FALLBACK: Lang = "en";
/** Those that there are cards in. */
export const CARDS = ["fr", "en"] as const;
export type Cards = (typeof CARDS)[number];
