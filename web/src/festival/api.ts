/** What a festival's page asks the server besides what every page does. */
import { get, post } from "../base/api";
import type { HelmTold, Place } from "../wire";

const festival = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** The table one plays at, with this device let in there. */
export const seatAt = (code: string) => post<Place>(`${festival(code)}/seat`, {});
/** What makes others organisers. */
export const helmOf = (code: string) => get<HelmTold>(`${festival(code)}/helm`);
