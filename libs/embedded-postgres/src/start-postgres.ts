import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findBinaries, type PostgresBinaries } from './binaries.js';
import { createCluster, readOrCreatePassword } from './cluster.js';
import { assertSpace, isDiskFull, noSpaceError } from './disk-space.js';
import { withFileLock } from './file-lock.js';
import { adminUrlOf } from './find-admin-url.js';
import { findFreePort } from './free-port.js';
import { findLivingServer, isServerOf, type LivingServer } from './living-server.js';
import { chooseRunAs, giveTo } from './run-as.js';
import { launchServer, type PostgresExit } from './server-process.js';
import { stopServer } from './stop-server.js';
import { waitUntilReady } from './wait-until-ready.js';

export type { PostgresExit } from './server-process.js';

export interface PostgresOptions {
  /** Created on the first start. Password (`postgres.password`) and log (`postgres.log`) lie beside it. */
  dataDir: string;
  /** TCP port on 127.0.0.1; 0 takes a free one. A server that already runs on the folder keeps its own port. */
  port: number;
  log: (line: string) => void;
  /** Server settings (`-c name=value`) in addition to `serverSettings`. */
  extraSettings?: Record<string, string>;
}

export interface RunningPostgres {
  port: number;
  pid: number;
  /** The superuser's URL of the database `postgres`. */
  adminUrl: string;
  /** Fast shutdown: ends every connection, so close pools and queues first. Resolves when the process is gone. */
  stop(): Promise<void>;
  /** Called once when the server ends without `stop`, also if it already has. */
  onExit(callback: (exit: PostgresExit) => void): void;
}

/**
 * Starts the embedded PostgreSQL, or adopts the one that still runs on this data folder (as after `kill -9` of us).
 * Two processes that start it on one folder at once get the same server.
 *
 * @throws Error with the server's own message when it does not start, e.g. because its port is taken; one that names the
 * folder when its disk is full; one that names the process when another start takes too long
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.dirname(dataDir);
  prepareHome(home);
  const lock = {
    file: path.join(home, 'postgres.lock'),
    what: `starting PostgreSQL in ${home}`,
    log: options.log,
  };
  return withFileLock(lock, () => startOrAdopt({ ...options, dataDir })).catch((error: unknown) => {
    throw isDiskFull(error) ? noSpaceError(home, error) : error;
  });
}

async function startOrAdopt(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, log } = options;
  const home = path.dirname(dataDir);
  const password = readOrCreatePassword(dataDir);
  const binaries = findBinaries(path.join(home, 'postgres-libraries'));
  const living = findLivingServer(dataDir);
  const adopted = living && (await adopt({ living, dataDir, password, binaries, log }));
  return adopted ?? startNew(options, password, binaries);
}

function prepareHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.W_OK);
  } catch (cause) {
    if (isDiskFull(cause)) throw noSpaceError(home, cause);
    throw new Error(
      `The database cannot be kept in ${home}: this user may not write there. Start as the user that owns the folder, ` +
        'or choose another data folder.',
      { cause },
    );
  }
}

async function adopt(input: {
  living: LivingServer;
  dataDir: string;
  password: string;
  binaries: PostgresBinaries;
  log: PostgresOptions['log'];
}): Promise<RunningPostgres | undefined> {
  const { living, dataDir, password, binaries, log } = input;
  const { pid, port } = living;
  const adminUrl = adminUrlOf(password, port);
  const isRunning = () => isServerOf(pid, dataDir);
  // False when it was just shutting down: then a new one is started.
  if (!(await waitUntilReady({ adminUrl, dataDir, isRunning }))) return undefined;
  log(`PostgreSQL already runs on port ${port} (process ${pid}): using it`);
  return runningServer({ pid, port, adminUrl, dataDir, binaries, watch: watchByPolling(isRunning) });
}

async function startNew(
  options: PostgresOptions,
  password: string,
  binaries: PostgresBinaries,
): Promise<RunningPostgres> {
  const { dataDir, log, extraSettings = {} } = options;
  assertSpace(path.dirname(dataDir));
  const runAs = chooseRunAs(binaries, path.dirname(dataDir));
  await createCluster({ dataDir, password, binaries, runAs });
  giveTo(dataDir, runAs);
  const port = options.port === 0 ? await findFreePort() : options.port;
  const adminUrl = adminUrlOf(password, port);
  const server = await launchServer({ dataDir, port, adminUrl, binaries, runAs, extraSettings });
  log(`PostgreSQL runs on port ${port} (process ${server.pid})`);
  return runningServer({ pid: server.pid, port, adminUrl, dataDir, binaries, watch: server.onExit });
}

type Watch = (callback: (exit: PostgresExit) => void) => void;

/** An adopted server is not our child process, so its end raises no event. */
function watchByPolling(isRunning: () => boolean): Watch {
  return (callback) => {
    const timer = setInterval(() => {
      if (isRunning()) return;
      clearInterval(timer);
      callback({ code: null, signal: null });
    }, 500);
    timer.unref();
  };
}

function runningServer(input: {
  pid: number;
  port: number;
  adminUrl: string;
  dataDir: string;
  binaries: PostgresBinaries;
  watch: Watch;
}): RunningPostgres {
  const { pid, port, adminUrl, dataDir, binaries, watch } = input;
  let isStopping = false;
  return {
    pid,
    port,
    adminUrl,
    stop() {
      isStopping = true;
      return stopServer({ pid, dataDir, binaries });
    },
    onExit(callback) {
      watch((exit) => {
        if (!isStopping) callback(exit);
      });
    },
  };
}
