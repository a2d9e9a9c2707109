import { inspect } from 'node:util';

/** What a count by hand found, for long/results.md. */
export function printFound(what: string, found: unknown): void {
  process.stderr.write(`${what}: ${inspect(found)}\n`);
}
