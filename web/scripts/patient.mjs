/** Tests wait for what they await, not for a second: only what hangs comes to this limit, on however busy a machine. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 120_000 });
