/** What this device remembers. Storage may be refused (private windows): then nothing is remembered and all else works. */

const PREFIX = "isoloir-";

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A window that keeps nothing still plays.
  }
}

export function storedJson<T>(key: string, otherwise: T): T {
  try {
    const text = stored(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function storeJson(key: string, value: unknown): void {
  store(key, JSON.stringify(value));
}
