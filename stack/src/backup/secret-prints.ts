import { createHash } from 'node:crypto';
import type { Secrets } from '../secrets.js';

/** A mark of each key and password, by which they are known again but not found out: they are long and random. */
export function secretPrints(secrets: Secrets): Record<string, string> {
  const printOf = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 16);
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, printOf(String(value))]));
}

/** @throws Error that names the keys which are not those of the backup */
export function assertSameSecrets(secrets: Secrets, prints: Record<string, string>): void {
  const here = secretPrints(secrets);
  const others = Object.keys(prints).filter((name) => here[name] !== prints[name]);
  if (others.length === 0) return;
  throw new Error(
    `secrets.json is not that of the backup: ${others.join(', ')} ${others.length === 1 ? 'differs' : 'differ'}. ` +
      'What was kept with the old keys, such as emails, could not be read. Put the secrets.json of that installation beside it.',
  );
}
