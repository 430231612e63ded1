import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test } from "vitest";
import Sheet from "./Sheet.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>…</p>" }));
const opened = () => render(Sheet, { title: "", close: () => undefined, children });
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

function asked(): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", '<h2 class="question" tabindex="-1">?</h2><button id="from"></button>');
  return document.querySelector(".question")!;
}

test("anyone who closes a sheet is back where they were", () => {
  asked();
  const from = document.getElementById("from")!;
  from.focus();

  opened().unmount();

  expect(document.activeElement).toBe(from);
});

test("anyone who was nowhere is led to the question that came meanwhile", () => {
  const sheet = opened();
  const question = asked();

  sheet.unmount();

  expect(document.activeElement).toBe(question);
});
