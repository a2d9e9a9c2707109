import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '@overland/embedded-postgres';
import { FakeS3 } from '@overland/service-kit/testing';
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
  const store = new FakeS3();
  let home: string;
  let folder: string;
  let place: string;
  let server: RunningPostgres;
  let shipper: BackupShipper;

  beforeAll(async () => {
    const { endpoint, accessKeyId, secretAccessKey } = await store.start();
    process.env.BACKUP_S3_ENDPOINT = endpoint;
    process.env.BACKUP_S3_ACCESS_KEY_ID = accessKeyId;
    process.env.BACKUP_S3_SECRET_ACCESS_KEY = secretAccessKey;
  });
  afterAll(() => store.stop());

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
  const addFile = (name: string, text: string) => {
    const file = path.join(folder, 'files', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const backUpNow = () => backUp({ dataDir: folder, place, keepDays: 30 });
  const now = async () => {
    // Two changes at the same millisecond would both be at this instant.
    await pause(20);
    const [row] = await query(server.adminUrl, 'select clock_timestamp() as at');
    await pause(20);
    return row.at as Date;
  };
  const until = async (name: string) => {
    const files = await openBackupPlace(place);
    for (const start = Date.now(); !(await files.head(name)); await pause(100)) {
      if (Date.now() - start > 20_000) throw new Error(`${name} did not arrive.`);
    }
  };
  const untilShipped = async () => {
    const [row] = await query(server.adminUrl, 'select pg_walfile_name(pg_switch_wal()) as segment');
    await until(`wal/${row.segment}.gz`);
  };
  const into = () => path.join(home, 'restored');
  const restoreAt = async (at: Date | null, secretsFrom = folder) =>
    restore({
      place: await openBackupPlace(place),
      at,
      into: into(),
      secretsFrom,
      settle: async () => undefined,
    });
  async function ordersAfterRestore(at: Date | null) {
    rmSync(into(), { recursive: true, force: true });
    await restoreAt(at);
    const restored = await startPostgres({ dataDir: path.join(into(), 'postgres'), port: 0, log: quiet });
    try {
      return (await query(restored.adminUrl, 'select number from orders order by 1')).map(
        (row) => row.number,
      );
    } finally {
      await restored.stop();
    }
  }

  it.each([
    ['a folder', undefined],
    ['a store that speaks S3', 's3://orders'],
  ])(
    'in %s restores each instant after it, with the files',
    async (_where, bucket) => {
      place = bucket ?? place;
      addFile('orders/1/photo.jpg', 'before');
      await addOrder(1);
      await backUpNow();
      await addOrder(2);
      const between = await now();
      await addOrder(3);
      addFile('orders/3/photo.jpg', 'after');
      await untilShipped();
      await until('files/orders/3/photo.jpg');
      await expect(ordersAfterRestore(between)).resolves.toEqual([1, 2]);
      expect(readFileSync(path.join(into(), 'files/orders/1/photo.jpg'), 'utf8')).toBe('before');
      expect(readFileSync(path.join(into(), 'files/orders/3/photo.jpg'), 'utf8')).toBe('after');
      await expect(ordersAfterRestore(null)).resolves.toEqual([1, 2, 3]);
      // Nothing was changed between then and now.
      await expect(ordersAfterRestore(await now())).resolves.toEqual([1, 2, 3]);
      // Servers are started seven times.
    },
    120_000,
  );

  it('restores what was archived as the server stopped', async () => {
    await backUpNow();
    await addOrder(1);
    await server.stop();
    await shipper.close();
    await expect(ordersAfterRestore(null)).resolves.toEqual([1]);
  });

  it('is refused with other secrets, before anything is made', async () => {
    await backUpNow();
    const other = path.join(home, 'other');
    readOrCreateSecrets(other);
    copyFileSync(path.join(folder, 'postgres.password'), path.join(other, 'postgres.password'));
    await expect(restoreAt(null, other)).rejects.toThrow(/not that of the backup: jwtPrivateKey, .* differ/);
    await expect(restoreAt(null, home)).rejects.toThrow('secrets.json and postgres.password');
    expect(existsSync(into())).toBe(false);
  });

  it('says what can be restored, and never takes the place of another database', async () => {
    await expect(restoreAt(null)).rejects.toThrow('no complete backup');
    const { base } = await backUpNow();
    await expect(restoreAt(new Date(0))).rejects.toThrow(base.endedAt);
    mkdirSync(path.join(into(), 'postgres'), { recursive: true });
    await expect(restoreAt(null)).rejects.toThrow('--into');
  });

  it('is not restored when a piece of it is damaged', async () => {
    const { base } = await backUpNow();
    const [part] = base.parts;
    const files = await openBackupPlace(place);
    await files.put(part?.key ?? '', { bytes: Buffer.from('something else'), type: 'application/gzip' });
    await expect(restoreAt(null)).rejects.toThrow('its checksum differs');
    expect(existsSync(path.join(into(), 'postgres'))).toBe(false);
  });
});

it('asks for a product that runs', async () => {
  await expect(
    backUp({ dataDir: path.join(scratch, 'nothing'), place: '/nowhere', keepDays: 1 }),
  ).rejects.toThrow('start the product with npm start');
});
