/** What this browser's push service takes for it: asked for only when somebody wants to be told. */
import type { Mailbox } from "../wire";

/** Not on plain http; on an iPhone only once the page is on the home screen. */
export const canPush = isSecureContext && "PushManager" in globalThis && "serviceWorker" in navigator;

/** Throws if the browser or the person won't have it. */
export async function mailbox(applicationServerKey: string): Promise<Mailbox> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey };
  const found = await pushManager.subscribe(wish).catch(async () => {
    // The server has got another key since.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Where this browser is told already. */
export async function ownEndpoint(): Promise<string> {
  if (!canPush) return "";
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? "";
}
