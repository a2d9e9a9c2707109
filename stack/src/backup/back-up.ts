import path from 'node:path';
import { findAdminUrl, keepWalArchive } from '@overland/embedded-postgres';
import pg from 'pg';
import { readOrCreateSecrets } from '../secrets.js';
import { openBackupPlace } from './backup-place.js';
import { keepBackupPlace } from './backup-settings.js';
import { takeBase } from './take-base.js';
import { thinOut } from './thin-out.js';

interface Backup {
  /** Of the installation that runs. */
  dataDir: string;
  place: string;
  keepDays: number;
}

/** So many seconds after a change it is on its way to the place at the latest. */
const archiveSeconds = 4;

/** Backs up the running installation, and keeps the log of its changes from then on. */
export async function backUp({ dataDir, place, keepDays }: Backup) {
  const server = path.join(dataDir, 'postgres');
  const adminUrl = findAdminUrl(server);
  if (!adminUrl)
    throw new Error(`Nothing runs on ${dataDir}: start the product with npm start, then back it up.`);
  const where = place.startsWith('s3://') ? place : path.resolve(place);
  const store = await openBackupPlace(where);
  await keepChanges(adminUrl, server);
  keepBackupPlace(dataDir, where);
  const base = await takeBase({
    adminUrl,
    dataDir: server,
    place: store,
    secrets: readOrCreateSecrets(dataDir),
  });
  return { base, ...(await thinOut(store, keepDays)) };
}

/** From now on PostgreSQL archives each segment, a few seconds after its first change at the latest. */
async function keepChanges(adminUrl: string, server: string): Promise<void> {
  keepWalArchive(server);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`alter system set archive_timeout = '${archiveSeconds}s'`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
