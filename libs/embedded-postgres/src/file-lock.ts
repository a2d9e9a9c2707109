import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './error-code.js';
import { isProcessAlive, startOfProcess } from './processes.js';

export interface FileLock {
  file: string;
  /** What its holder does, for those who wait: `starting PostgreSQL in /data`. */
  what: string;
  /** Told once whom this process waits for. */
  log?: (line: string) => void;
  /** Longer than any holder needs. */
  longestWaitMs?: number;
}

/** The start tells the holder from a later process with the same number. */
interface Holder {
  pid: number;
  start: string | null;
}

/** A shorter wait is not worth a line. */
const quietMs = 1000;
/** Longer than most recoveries from a crash. */
const longestWaitMs = 180_000;

/**
 * Runs `work` while holding the lock, so that two processes do not do it at once. Takes it over from a process that no
 * longer lives; a lock that names none is abandoned as well.
 *
 * @throws Error that names the holder when it still works after `longestWaitMs`
 */
export async function withFileLock<T>(lock: FileLock, work: () => Promise<T>): Promise<T> {
  const mark = JSON.stringify({
    pid: process.pid,
    start: startOfProcess(process.pid),
    id: randomUUID(),
  } satisfies Holder & { id: string });
  await take(lock, mark);
  try {
    return await work();
  } finally {
    if (readMark(lock.file) === mark) rmSync(lock.file, { force: true });
  }
}

async function take(lock: FileLock, mark: string): Promise<void> {
  const { file, what, log, longestWaitMs: patienceMs = longestWaitMs } = lock;
  const begin = Date.now();
  let isTold = false;
  while (!tryLock(file, mark)) {
    const pid = holderAlive(file);
    const waited = Date.now() - begin;
    if (pid !== null && waited > patienceMs) {
      throw new Error(
        `Process ${pid} has been ${what} for ${Math.round(waited / 1000)} s. Wait until it has ended, or end it, ` +
          'and start again.',
      );
    }
    if (pid !== null && waited > quietMs && !isTold) {
      isTold = true;
      log?.(`Waiting for process ${pid}, which is ${what}`);
    }
    await pause(25);
  }
}

/** Linked into place, so that the lock never exists without its mark. */
function tryLock(file: string, mark: string): boolean {
  const fresh = `${file}.${randomUUID()}`;
  try {
    writeFileSync(fresh, mark);
    linkSync(fresh, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The process that holds the lock; null when there is none any more, and then the lock is removed. */
function holderAlive(file: string): number | null {
  const mark = readMark(file);
  if (mark === undefined) return null;
  const holder = parse(mark);
  if (holder && isProcessAlive(holder.pid) && startOfProcess(holder.pid) === holder.start) return holder.pid;
  removeAbandoned(file, mark);
  return null;
}

function parse(mark: string): Holder | null {
  try {
    return JSON.parse(mark) as Holder;
  } catch {
    return null;
  }
}

/** Moving the file aside first lets only one of several waiting processes remove it. */
function removeAbandoned(file: string, mark: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readMark(aside) === mark) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
