import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from './error-code.js';

/** Recovery after a crash may take long when much was written since the last checkpoint. */
const PATIENCE_MS = 120_000;
/** A strange server on our port refuses our password too, until ours has given up on the port. */
const PASSWORD_PATIENCE_MS = 3000;
const WRONG_PASSWORD = '28P01';

export interface ExpectedServer {
  adminUrl: string;
  dataDir: string;
  isRunning(): boolean;
}

/**
 * Waits until the server of this data folder answers a query.
 *
 * @returns false when the server's process is gone instead
 * @throws when the password is refused, or nothing answers within two minutes
 */
export async function waitUntilReady(server: ExpectedServer): Promise<boolean> {
  const start = Date.now();
  while (server.isRunning()) {
    const failure = await tryQuery(server);
    if (failure === undefined) return true;
    const waited = Date.now() - start;
    if (errorCode(failure) === WRONG_PASSWORD && waited > PASSWORD_PATIENCE_MS) {
      throw new Error(
        'The database refuses the password in postgres.password, which belongs to another data folder.',
      );
    }
    if (waited > PATIENCE_MS) {
      throw new Error('PostgreSQL runs, but did not answer within two minutes.', { cause: failure });
    }
    await pause(20);
  }
  return false;
}

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
