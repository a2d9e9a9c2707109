import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordFile, SUPERUSER } from './cluster.js';
import { findLivingServer } from './living-server.js';

/** The superuser's URL of the database `postgres` of the server that runs on this data folder; undefined if none does. */
export function findAdminUrl(dataDir: string): string | undefined {
  const living = findLivingServer(path.resolve(dataDir));
  return living && adminUrlOf(readFileSync(passwordFile(dataDir), 'utf8').trim(), living.port);
}

export function adminUrlOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}
