import type { DataSource } from 'typeorm';

const listeners = new WeakMap<DataSource, Set<() => void>>();

/** For a process in which all that writes to a database lives: from here on, `onUse` hears of each use. */
export function listenToUse(database: DataSource): void {
  listeners.set(database, new Set());
}

/** Calls `heard` after each transaction of this process. @returns false where others may write unheard. */
export function onUse(database: DataSource, heard: () => void): boolean {
  return listeners.get(database)?.add(heard) !== undefined;
}

export function noteUse(database: DataSource): void {
  for (const heard of listeners.get(database) ?? []) heard();
}
