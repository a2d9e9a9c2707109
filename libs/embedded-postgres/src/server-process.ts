import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.js';
import type { RunAs } from './run-as.js';
import { openServerLog, type ServerLog } from './server-log.js';
import { serverSettings } from './server-settings.js';
import { waitUntilReady } from './wait-until-ready.js';
import { archiveSettings } from './wal-archive.js';

/** How a server ended; both null where that cannot be known (it was not our child). */
export interface PostgresExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  pid: number;
  onExit(callback: (exit: PostgresExit) => void): void;
}

export interface LaunchInput {
  dataDir: string;
  port: number;
  adminUrl: string;
  binaries: PostgresBinaries;
  runAs: RunAs;
  extraSettings: Record<string, string>;
}

/** After a server was killed, its backends take a moment to end; until then a new server refuses to start. */
const BACKENDS_STILL_THERE = /pre-existing shared memory block/;
const TRIES = 20;

/** @throws Error with the server's own message when it ends before it answers */
export async function launchServer(input: LaunchInput): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    const log = openServerLog(path.join(path.dirname(input.dataDir), 'postgres.log'));
    const server = spawnServer(input, log);
    if (await waitUntilReady({ ...input, isRunning: server.isRunning })) return server;
    const words = server.failure()?.message ?? log.tail();
    if (attempt === TRIES || !BACKENDS_STILL_THERE.test(words)) {
      throw new Error(`PostgreSQL did not start on port ${input.port}: ${words}`);
    }
    await pause(250);
  }
}

function spawnServer(input: LaunchInput, log: ServerLog) {
  const { binaries, runAs } = input;
  const [command, args] = runAs.command(binaries.postgres, serverArguments(input));
  const child = spawn(command, args, {
    ...runAs.spawnOptions,
    cwd: '/',
    env: { ...process.env, ...binaries.env, LC_ALL: 'C' },
    // A group of its own: Ctrl-C in the terminal must not reach the server before our pools are closed.
    detached: true,
    stdio: ['ignore', 'ignore', log.fd],
  });
  closeSync(log.fd);
  child.unref();
  return observe(child);
}

function observe(child: ChildProcess) {
  let exit: PostgresExit | undefined;
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
    exit ??= { code: null, signal: null };
  });
  child.once('exit', (code, signal) => {
    exit = { code, signal };
  });
  return {
    pid: child.pid ?? 0,
    isRunning: () => exit === undefined,
    failure: () => failure,
    onExit(callback: (exit: PostgresExit) => void) {
      if (exit) queueMicrotask(() => callback(exit ?? { code: null, signal: null }));
      else child.once('exit', (code, signal) => callback({ code, signal }));
    },
  };
}

function serverArguments({ dataDir, port, extraSettings }: LaunchInput): string[] {
  const settings = { ...serverSettings(), ...archiveSettings(dataDir), ...extraSettings };
  const asArguments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-p', String(port), ...asArguments];
}
