/** The page opens without the network too: a worker keeps it, with the files it has loaded. */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string };
}

const WORKER = "/sw.js";

export function keepPage(): void {
  void navigator.serviceWorker
    .register(address())
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(["/", ...loaded()]))
    .catch(() => undefined);
}

/** The server lets no text become a script's address but by this policy, and this policy knows one address only. */
function address(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  return (
    trustedTypes?.createPolicy("isoloir-worker", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
  );
}

function loaded(): string[] {
  const names = performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname);
  return names.filter((path) => path.startsWith("/assets/"));
}
