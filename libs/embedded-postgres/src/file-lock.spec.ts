import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileLock, withFileLock } from './file-lock.js';

describe('a lock', () => {
  let folder: string;
  let lock: FileLock;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'overland-lock-'));
    lock = { file: path.join(folder, 'work.lock'), what: 'doing the work' };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const ended = spawnSync(process.execPath, ['--version']).pid;
  it.each([
    ['empty', ''],
    ['not readable', '{"pid": 1'],
    ['of a process that has ended', JSON.stringify({ pid: ended, start: '1' })],
    [
      'of an earlier process with the number of a living one',
      JSON.stringify({ pid: process.pid, start: '1' }),
    ],
  ])('that is %s is taken over', async (_what, mark) => {
    writeFileSync(lock.file, mark);
    await expect(withFileLock(lock, async () => 'done')).resolves.toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is held by one at a time, and free after a failure', async () => {
    let holders = 0;
    const seen: number[] = [];
    const work = async () => {
      holders += 1;
      seen.push(holders);
      await new Promise(setImmediate);
      holders -= 1;
    };
    await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await Promise.all(Array.from({ length: 5 }, () => withFileLock(lock, work)));
    expect(seen).toEqual([1, 1, 1, 1, 1]);
    expect(existsSync(lock.file)).toBe(false);
  });

  it('tells those who wait for whom, and at last to give up', async () => {
    let end: () => void = () => undefined;
    const held = withFileLock(lock, () => new Promise<void>((resolve) => (end = resolve)));
    const lines: string[] = [];
    const waiting = withFileLock(
      { ...lock, log: (line) => lines.push(line), longestWaitMs: 1500 },
      async () => undefined,
    );
    await expect(waiting).rejects.toThrow(`Process ${process.pid} has been doing the work for`);
    expect(lines).toEqual([`Waiting for process ${process.pid}, which is doing the work`]);
    end();
    await held;
  });
});
