/** What this tab knows again after a reload, by name. It ends with the tab; where the browser stores nothing, nothing is kept. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageName(name)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(storageName(name), JSON.stringify(value));
  } catch {
    // Full, or forbidden: the page works without.
  }
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(storageName(name));
  } catch {
    // As above.
  }
}

export function forgetAllInTab(isMeant: (name: string) => boolean): void {
  try {
    const names = Object.keys(sessionStorage).filter((stored) => stored.startsWith(storagePrefix));
    for (const stored of names) {
      if (isMeant(stored.slice(storagePrefix.length))) sessionStorage.removeItem(stored);
    }
  } catch {
    // As above.
  }
}

const storagePrefix = 'overland-kept-';
const storageName = (name: string) => `${storagePrefix}${name}`;
