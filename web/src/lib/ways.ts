// By which ways the visitor is told that a game waits, also while no page is open: this browser's
// push service, mail, another server. Loaded by the pages that deal with it, and no others.
import type { NewWay, Opened, QuietHours, Ways } from "../generated/tables";
import { call } from "./api";

export const ways = {
  list: () => call<Ways>("GET", "/notices"),
  add: (way: NewWay) => call<null>("POST", "/notices", way),
  remove: (id: string) => call<null>("DELETE", `/notices/${encodeURIComponent(id)}`),
  beQuiet: (quiet: QuietHours | null) => call<null>("POST", "/notices/quiet", { quiet }),
  tryOut: (id: string) => call<null>("POST", `/notices/${encodeURIComponent(id)}/try`),
  enter: (token: string) => call<Opened>("POST", "/enter", { token }),
  forgotten: (name: string, language: string) =>
    call<null>("POST", "/forgotten", { name, language }),
  reset: (token: string, password: string) => call<Opened>("POST", "/reset", { token, password }),
};

/** Minutes of the day here, as a field for a time has them, and by the clock of the server. A day
    in summer moves what was set in winter by an hour: so does the sun. */
const shift = () => new Date().getTimezoneOffset();
const day = 24 * 60;
export const toServer = (time: string): number => {
  const [hour, minute] = time.split(":").map(Number);
  return (hour! * 60 + minute! + shift() + day) % day;
};
export const fromServer = (minutes: number): string => {
  const here = (minutes - shift() + day) % day;
  return [Math.floor(here / 60), here % 60].map((n) => `${n}`.padStart(2, "0")).join(":");
};

/** Can this browser be told anything while no page is open? */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const worker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
};

/** Has the browser's push service keep a place for letters of this house. */
export async function subscribe(key: string, language: string): Promise<void> {
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One from before may be for another key: of a house that began anew.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  const to = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
  await ways.add({ kind: "push", to, language });
}

/** This browser is told nothing any more. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
