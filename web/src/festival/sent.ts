/** To which of a festival's tables this page was last sent. */
const last = new Map<string, number>();

export function sent(festival: string, table?: number): number | undefined {
  if (table !== undefined) last.set(festival, table);
  return last.get(festival);
}
