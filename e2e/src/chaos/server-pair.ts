import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '@overland/embedded-postgres';
import { copiedFiles } from '@overland/stack/copied-files';
import pg from 'pg';
import { until } from '../product.js';
import { familyOf, signalAll } from './silent-processes.js';

const lookEveryMs = 500;
/** So many looks without an answer, and the server counts as lost. */
const mostUnanswered = 3;

/**
 * Two PostgreSQL servers, by streaming replication: a commit is confirmed when it is on the disks of both. What a cluster manager
 * does, such as Patroni or CloudNativePG, is done here: a primary that no longer answers is given up, and the other one promoted.
 */
export class ServerPair {
  private count = 1;
  private standby: RunningPostgres | null = null;

  private constructor(
    private readonly home: string,
    private primary: RunningPostgres,
    private dataDir: string,
  ) {}

  /** @param dataDir a cluster that no server runs on; its superuser's password lies beside it */
  static async start(home: string, dataDir: string): Promise<ServerPair> {
    const primary = await startPostgres({ dataDir, port: 0, log: () => undefined });
    const pair = new ServerPair(home, primary, dataDir);
    await pair.addStandby();
    return pair;
  }

  /** Of the primary. */
  get adminUrl(): string {
    return this.primary.adminUrl;
  }

  get port(): number {
    return this.primary.port;
  }

  /** Makes a server from a copy of the primary, and lets commits wait for it. */
  async addStandby(): Promise<void> {
    const { primary } = this;
    this.count += 1;
    const name = `server_${this.count}`;
    const dataDir = path.join(this.home, name, 'postgres');
    const client = await connect(primary.adminUrl);
    try {
      // Keeps what is written from here on, until the other one has it.
      await client.query('select pg_create_physical_replication_slot($1, true)', [name]);
      await copy(client, this.dataDir, dataDir);
      this.standby = await startPostgres({
        dataDir,
        port: 0,
        log: () => undefined,
        extraSettings: { primary_conninfo: conninfoOf(primary.adminUrl, name), primary_slot_name: name },
      });
      await client.query(`alter system set synchronous_standby_names = '${name}'`);
      await client.query('select pg_reload_conf()');
      const isSync = `select 1 from pg_stat_replication where application_name = $1 and sync_state = 'sync'`;
      await until(`${name} to follow`, async () => (await client.query(isSync, [name])).rowCount === 1, 60);
    } finally {
      await client.end();
    }
  }

  /** Ends the primary and all its connections at once, as when its machine is lost, and promotes the other one. */
  async failOver(): Promise<void> {
    const { standby } = this;
    if (!standby) throw new Error('There is no other server.');
    signalAll(familyOf(this.primary.pid), 'SIGKILL');
    await untilLost(this.primary.adminUrl);
    const client = await connect(standby.adminUrl);
    try {
      await client.query('select pg_promote(true, 60)');
    } finally {
      await client.end();
    }
    this.dataDir = path.join(this.home, `server_${this.count}`, 'postgres');
    this.primary = standby;
    this.standby = null;
  }

  async stop(): Promise<void> {
    // A primary that stops waits for its standby.
    await this.primary.stop();
    await this.standby?.stop();
  }
}

async function copy(client: pg.Client, from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  copyFileSync(
    path.join(path.dirname(from), 'postgres.password'),
    path.join(path.dirname(to), 'postgres.password'),
  );
  await client.query(`select pg_backup_start('standby', fast => true)`);
  for await (const name of copiedFiles(from)) {
    if (name.endsWith('/')) mkdirSync(path.join(to, name), { mode: 0o700 });
    else copyIfThere(path.join(from, name), path.join(to, name));
  }
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  writeFileSync(path.join(to, 'backup_label'), String(rows[0]?.labelfile), { mode: 0o600 });
  writeFileSync(path.join(to, 'standby.signal'), '', { mode: 0o600 });
}

/** Files of tables come and go meanwhile; the log of changes tells of them. */
function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function conninfoOf(adminUrl: string, name: string): string {
  const { hostname, port, username, password } = new URL(adminUrl);
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
}

async function untilLost(adminUrl: string): Promise<void> {
  for (let unanswered = 0; unanswered < mostUnanswered; await pause(lookEveryMs)) {
    const isThere = await connect(adminUrl, 1000).then(
      (client) => client.end().then(() => true),
      () => false,
    );
    unanswered = isThere ? 0 : unanswered + 1;
  }
}

async function connect(connectionString: string, connectionTimeoutMillis = 60_000): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
