/** A festival's words, there before anything of it is shown. */
import { bring, words } from "../words/words.svelte";

bring(import.meta.glob<string>("../../../src/isoloir/content/messages/*/festival.ftl", { import: "default" }));
await Promise.all([words.load("festival"), words.load("evening")]);
