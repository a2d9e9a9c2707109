// The databases of a product that runs, for what a benchmark does beside the API.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The superuser's address of one of the product's databases. */
export function adminUrlOf({ dataDir, postgresPort }, database = 'postgres') {
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  return `postgres://overland:${password}@127.0.0.1:${postgresPort}/${database}`;
}

/** Keys and passwords of that product. */
export function secretsOf({ dataDir }) {
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
}

/** The address of one of the product's databases as its service connects to it. */
export function appUrlOf(product, database) {
  const url = new URL(adminUrlOf(product, database));
  url.username = `${database.replace('overland_', '')}_app`;
  url.password = secretsOf(product).appPassword;
  return url.href;
}
