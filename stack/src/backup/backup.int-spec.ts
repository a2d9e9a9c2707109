import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '@overland/embedded-postgres';
import pg from 'pg';
import { readOrCreateSecrets } from '../secrets.js';
import { backUp } from './back-up.js';
import { openBackupPlace } from './backup-place.js';
import { BackupShipper } from './backup-shipper.js';
import { restore } from './restore.js';

const scratch = path.resolve(import.meta.dirname, '../../../.data');
const quiet = () => undefined;

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', quiet);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(quiet);
  }
}

describe('a backup', () => {
  let home: string;
  let folder: string;
  let place: string;
  let server: RunningPostgres;
  let shipper: BackupShipper;

  beforeEach(async () => {
    home = mkdtempSync(path.join(scratch, 'backup-'));
    chmodSync(home, 0o755);
    folder = path.join(home, 'installation');
    place = path.join(home, 'place');
    readOrCreateSecrets(folder);
    server = await startPostgres({ dataDir: path.join(folder, 'postgres'), port: 0, log: quiet });
    shipper = new BackupShipper({ dataDir: folder, filesDir: path.join(folder, 'files'), say: quiet });
    await query(server.adminUrl, 'create table orders (number int)');
  });
  afterEach(async () => {
    await shipper.close();
    await server.stop().catch(quiet);
    rmSync(home, { recursive: true, force: true });
  });

  const addOrder = (number: number) => query(server.adminUrl, `insert into orders values (${number})`);
  const now = async () => {
    // Two changes at the same millisecond would both be at this instant.
    await pause(20);
    const [row] = await query(server.adminUrl, 'select clock_timestamp() as at');
    await pause(20);
    return row.at as Date;
  };
  const untilShipped = async () => {
    await query(server.adminUrl, 'select pg_switch_wal()');
    await pause(3000);
  };
  async function ordersAfterRestore(at: Date | null) {
    const into = path.join(home, 'restored');
    rmSync(into, { recursive: true, force: true });
    await restore({
      place: await openBackupPlace(place),
      at,
      into,
      secretsFrom: folder,
      settle: async () => undefined,
    });
    const restored = await startPostgres({ dataDir: path.join(into, 'postgres'), port: 0, log: quiet });
    try {
      return (await query(restored.adminUrl, 'select number from orders order by 1')).map(
        (row) => row.number,
      );
    } finally {
      await restored.stop();
    }
  }

  it('restores each instant after it', async () => {
    await addOrder(1);
    await backUp({ dataDir: folder, place, keepDays: 30 });
    await addOrder(2);
    const between = await now();
    await addOrder(3);
    await untilShipped();
    await expect(ordersAfterRestore(between)).resolves.toEqual([1, 2]);
    await expect(ordersAfterRestore(null)).resolves.toEqual([1, 2, 3]);
    // Nothing was changed between then and now.
    await expect(ordersAfterRestore(await now())).resolves.toEqual([1, 2, 3]);
  });
});
