// Direct access to the databases of a running product.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The URL of one of the product's databases, as superuser. */
export function adminUrlOf({ dataDir, postgresPort }, database = 'postgres') {
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://overland:${password}@127.0.0.1:${postgresPort}/${database}`;
}

/** The keys and passwords of the product. */
export function secretsOf({ dataDir }) {
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
}
