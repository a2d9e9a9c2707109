import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './error-code.js';

/** Of silence. A server that says that it is starting, as while it recovers from a crash, is waited for. */
const PATIENCE_MS = 120_000;
/** A strange server on our port refuses our password too, until ours has given up on the port. */
const PASSWORD_PATIENCE_MS = 3000;
const WRONG_PASSWORD = '28P01';
const IS_STARTING = '57P03';

export interface ExpectedServer {
  adminUrl: string;
  dataDir: string;
  isRunning(): boolean;
}

/**
 * Waits until the server of this data folder answers a query.
 *
 * @returns false when the server's process is gone instead
 * @throws when the password is refused, or nothing answers for two minutes
 */
export async function waitUntilReady(server: ExpectedServer): Promise<boolean> {
  const start = Date.now();
  let heardAt = start;
  while (server.isRunning()) {
    const failure = await tryQuery(server);
    if (failure === undefined) return true;
    const now = Date.now();
    if (errorCode(failure) === IS_STARTING) heardAt = now;
    if (errorCode(failure) === WRONG_PASSWORD && now - start > PASSWORD_PATIENCE_MS) {
      throw new Error(
        'The database refuses the password in postgres.password, which belongs to another data folder.',
      );
    }
    if (now - heardAt > PATIENCE_MS) {
      throw new Error(
        `PostgreSQL runs, but has not answered for two minutes. ${logOf(server)} may say why; end it, and start again.`,
        { cause: failure },
      );
    }
    await pause(20);
  }
  return false;
}

const logOf = ({ dataDir }: ExpectedServer) => path.join(path.dirname(dataDir), 'postgres.log');

async function tryQuery({ adminUrl, dataDir }: ExpectedServer): Promise<unknown> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5000 });
  // The server may end while the connection opens: that comes as an event as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    const folder = result.rows[0]?.folder ?? '';
    return realpathSync(folder) === realpathSync(dataDir) ? undefined : new Error(`serves ${folder}`);
  } catch (error) {
    return error ?? new Error('no reason given');
  } finally {
    await client.end().catch(() => undefined);
  }
}
