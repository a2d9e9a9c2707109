import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './error-code.js';
import { isProcessAlive } from './processes.js';

/**
 * Runs `work` while holding `file`, so that two processes do not do it at once; waits for the other without limit,
 * and takes the lock over from a process that no longer lives.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mark = `${process.pid} ${randomUUID()}`;
  while (!tryLock(file, mark)) {
    removeIfAbandoned(file);
    await pause(25);
  }
  try {
    return await work();
  } finally {
    if (readMark(file) === mark) rmSync(file, { force: true });
  }
}

function tryLock(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
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

/** Moving the file aside first lets only one of several waiting processes remove it. */
function removeIfAbandoned(file: string): void {
  const mark = readMark(file);
  // An empty file is one whose owner is about to write its mark.
  if (!mark || isProcessAlive(Number(mark.split(' ')[0]))) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readMark(aside) === mark) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
