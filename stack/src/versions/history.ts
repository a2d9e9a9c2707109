import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EventType } from '@overland/contracts';
import type { Contract } from './contract.js';
import type { SharedNames } from './shared-names.js';

const folder = path.resolve(import.meta.dirname, '../../../libs/contracts/history');

/**
 * What a release said: its contract, payloads of its events, and the names that its shell gave to areas. Of what came before
 * the first release there are payloads alone.
 */
export interface KeptRelease {
  version: string;
  contract: Contract | null;
  shared: SharedNames | null;
  payloads: Partial<Record<EventType, unknown[]>>;
}

/** Every kept release, oldest first. */
export function readHistory(): KeptRelease[] {
  const versions = readdirSync(folder).sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return versions.map((version) => {
    const calls = read<Contract['calls']>(version, 'calls');
    const events = read<Contract['events']>(version, 'events');
    const payloads = read<KeptRelease['payloads']>(version, 'payloads') ?? {};
    const shared = read<SharedNames>(version, 'shared');
    return { version, contract: calls && events && { calls, events }, shared, payloads };
  });
}

function read<T>(version: string, name: string): T | null {
  const file = path.join(folder, version, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** @throws Error for a release that is kept already: what it said does not change any more. */
export function keepRelease(
  version: string,
  files: Contract & Pick<KeptRelease, 'payloads'> & { shared: SharedNames },
): string {
  const own = path.join(folder, version);
  if (existsSync(own)) throw new Error(`What ${version} says is kept already, in ${own}.`);
  mkdirSync(own, { recursive: true });
  for (const [name, rows] of Object.entries(files))
    writeFileSync(path.join(own, `${name}.json`), inLines(rows));
  return own;
}

/** A line for each row, so that two releases can be compared. */
function inLines(rows: object): string {
  const lines = Object.entries(rows).map(([key, row]) => `${JSON.stringify(key)}: ${JSON.stringify(row)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
