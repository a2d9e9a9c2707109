import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type PostgresExit,
  type PostgresOptions,
  type RunningPostgres,
  startPostgres,
} from './start-postgres.js';

export interface SupervisedPostgres {
  port: number;
  adminUrl: string;
  /** The process that serves now; another one after each restart. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Writes to the disk what only its log has yet, so that a stop soon afterwards is short. Never throws. */
  checkpoint(): Promise<void>;
  /** Called after every restart, once the server answers again. */
  onRestart(callback: () => void): void;
}

const LONGEST_PAUSE_MS = 10_000;

/**
 * Starts the server and starts it again whenever it dies, on the same port, for as long as it takes: the URL that was
 * handed out stays true, and pools reconnect by themselves.
 *
 * @throws only when the first start fails
 */
export async function supervisePostgres(options: PostgresOptions): Promise<SupervisedPostgres> {
  const { log } = options;
  const listeners: Array<() => void> = [];
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();
  let server = await startPostgres(options);
  const again = { ...options, port: server.port };

  const watch = (running: RunningPostgres): void => {
    running.onExit((exit) => {
      if (isStopping) return;
      log(`PostgreSQL ended unexpectedly (${describe(exit)}): starting it again`);
      restarting = restart();
    });
  };
  const restart = async (): Promise<void> => {
    for (let wait = 100; !isStopping; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        server = await startPostgres(again);
        watch(server);
        for (const callback of listeners) callback();
        return;
      } catch (error) {
        log(`PostgreSQL could not be started again, next try in ${wait} ms: ${String(error)}`);
        await pause(wait);
      }
    }
  };
  watch(server);

  return {
    port: server.port,
    adminUrl: server.adminUrl,
    get pid() {
      return server.pid;
    },
    async stop() {
      isStopping = true;
      await restarting;
      await server.stop();
    },
    async checkpoint() {
      const client = new Client({ connectionString: server.adminUrl, connectionTimeoutMillis: 1000 });
      // It may end together with the server.
      client.on('error', () => undefined);
      await client
        .connect()
        .then(() => client.query('checkpoint'))
        .catch(() => undefined);
      await client.end().catch(() => undefined);
    },
    onRestart(callback) {
      listeners.push(callback);
    },
  };
}

function describe({ code, signal }: PostgresExit): string {
  if (signal !== null) return `signal ${signal}`;
  return code === null ? 'reason unknown' : `code ${code}`;
}
