/** Opens the page. */
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@fontsource/young-serif/latin-400.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
document.documentElement.lang = words.lang;
words
  .load("page")
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app")! }));
