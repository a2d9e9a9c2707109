import type { DataSource } from 'typeorm';

const relays = new WeakMap<DataSource, () => void>();

/** For the relay of this process: `wake` is called when the outbox has grown. */
export function onOutboxGrown(dataSource: DataSource, wake: () => void): void {
  relays.set(dataSource, wake);
}

/** Wakes the relay of this process before its next poll; a relay in another process finds the event when it polls. */
export function wakeRelay(dataSource: DataSource): void {
  relays.get(dataSource)?.();
}
