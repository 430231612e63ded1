// An agent for Isoloir Bench in another language: `isoloir bench "node examples/bench/agent.mjs"`.
// It answers by its option's name where a rule of thumb fits, and else with the first options.
import { createInterface } from "node:readline";

const THUMB = {
  follow: (ask) => lowest(ask, (card) => card !== ask.view.lead), // the lowest card that isn't the lead's
  lead: (ask) => ask.options[Math.floor(ask.options.length / 2)],
  vote: (ask) => (ask.options.includes("yes") ? "yes" : ask.options[0]),
};

const lowest = (ask, fits) => ask.options.find(fits) ?? ask.options[0];

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "ask") {
    const thumb = THUMB[message.what];
    const answer = thumb ? [thumb(message)] : message.options.slice(0, message.take);
    console.log(JSON.stringify({ id: message.id, answer }));
  }
  if (message.type === "bye") process.exit(0);
}
