import type { DataSource } from 'typeorm';

const relays = new WeakMap<DataSource, () => void>();

/** Of the relay that reads this outbox in this process. */
export function onOutboxGrown(dataSource: DataSource, wake: () => void): void {
  relays.set(dataSource, wake);
}

/** Saves the relay's next poll. A relay in another process finds the event by its own. */
export function wakeRelay(dataSource: DataSource): void {
  relays.get(dataSource)?.();
}
