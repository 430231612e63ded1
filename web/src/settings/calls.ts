/** Calls back someone who looks elsewhere: a badge, a mark on the icon, a notice if they wish. Never a word of what is asked. */

import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

const ICON = 'link[rel="icon"]';
/** Between two screens one looks away for a moment: nobody is called for that. */
const PATIENCE = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether it's this person's turn at a table. */
export function calls(code: string, turn: boolean): void {
  clearTimeout(timer);
  document.querySelector<HTMLLinkElement>(ICON)?.setAttribute("href", turn ? "/icon-turn.svg" : "/icon.svg");
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  void (turn ? setAppBadge : clearAppBadge)?.call(navigator).catch(() => undefined);
  if (turn) timer = setTimeout(() => void notify(code), PATIENCE);
  else void hush(code);
}

/** What a browser can do that lets pages notify. */
export const canNotify = "Notification" in globalThis && isSecureContext;

/** Asks for permission where it's needed; false if the browser refuses. */
export async function permitted(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

async function notify(code: string): Promise<void> {
  if (!document.hidden || !settings.notices || !canNotify || Notification.permission !== "granted") return;
  const notice = {
    tag: code,
    body: t("page-your-turn-at", { code }),
    icon: "/icon-192.png",
    data: { path: `/t/${code}` },
  };
  // A phone shows only those of the worker, a computer without one only those of the page.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification("Isoloir", notice);
  const shown = new Notification("Isoloir", notice);
  shown.onclick = () => focus();
}

async function hush(code: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: code })) ?? []) shown.close();
}
