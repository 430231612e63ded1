/** Reads the habits aloud, where the browser has a voice: at the table the patient's cards are read out. */
import { LANGUAGES, type Lang } from "../../words/languages";

export function canSpeak(): boolean {
  return typeof window !== "undefined" && "speechSynthesis" in window;
}

export function aloud(phrases: readonly string[], lang: Lang): void {
  speechSynthesis.cancel();
  for (const [place, phrase] of phrases.entries()) {
    const saying = new SpeechSynthesisUtterance(`${place + 1}. ${phrase}`);
    saying.lang = LANGUAGES[lang].voice;
    speechSynthesis.speak(saying);
  }
}
