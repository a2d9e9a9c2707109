import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './error-code.js';
import { isProcessAlive, linuxState } from './processes.js';

export interface LivingServer {
  pid: number;
  port: number;
}

/**
 * The server that runs on this data folder, as its `postmaster.pid` says. A file left by a server that was killed is
 * removed, because PostgreSQL itself takes a zombie or a recycled process number for a living server.
 */
export function findLivingServer(dataDir: string): LivingServer | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (isServerOf(pid, dataDir)) return { pid, port };
  rmSync(file, { force: true });
  return undefined;
}

/** Whether this process is alive and a PostgreSQL server on this folder. */
export function isServerOf(pid: number, dataDir: string): boolean {
  if (!isProcessAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  if (linuxState(pid)?.name !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch (error) {
    // Another user's process does not show its folder; its name has to do.
    return errorCode(error) === 'EACCES' || errorCode(error) === 'EPERM';
  }
}
