/** Opens the page. */
import "./style/base.css";
import { mount } from "svelte";
import { lookAhead } from "./base/api";
import { keepPage } from "./base/kept";
import { routeOf } from "./base/route.svelte";
import { here, tab } from "./base/tab";
import App from "./pages/App.svelte";
import { settings } from "./settings/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
document.documentElement.lang = words.lang;

/** A table shows as soon as its own words are there; the other surfaces wait for the rest. */
const route = routeOf(here());
if (route.page === "table") lookAhead(route.code);
const more = words.load("page-more");
const wanted = [words.load("page"), route.page === "table" ? null : more];
Promise.all(wanted)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById("app")! }));

if ("serviceWorker" in navigator && import.meta.env.PROD && !tab) keepPage();
