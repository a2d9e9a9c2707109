import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeptFile } from './kept-file.js';

describe('a file of what is in memory', () => {
  let home: string;
  let file: string;
  const lines: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    lines.length = 0;
    home = mkdtempSync(path.join(tmpdir(), 'overland-kept-'));
    file = path.join(home, 'folder/kept.json');
  });
  afterEach(() => {
    jest.useRealTimers();
    rmSync(home, { recursive: true, force: true });
  });

  function keptFile(content: () => string) {
    return new KeptFile({
      file,
      write: () => writeFileSync(file, content()),
      afterMs: 200,
      say: (line) => lines.push(line),
    });
  }

  it('is written a moment after a change, with all that changed until then', () => {
    let content = 'one';
    const kept = keptFile(() => content);
    kept.save();
    kept.save();
    content = 'two';
    jest.advanceTimersByTime(200);
    expect(readFileSync(file, 'utf8')).toBe('two');
  });

  it('that cannot be written ends nothing: it is said once, and tried again until it succeeds', () => {
    const kept = keptFile(() => 'one');
    // In place of a full disk, which a test cannot make everywhere.
    writeFileSync(path.join(home, 'folder'), '');
    kept.save();
    jest.advanceTimersByTime(12_000);
    expect(lines).toEqual([expect.stringContaining('kept.json cannot be written, will try again: ')]);
    rmSync(path.join(home, 'folder'));
    jest.advanceTimersByTime(5_000);
    expect(readFileSync(file, 'utf8')).toBe('one');
  });

  it('is not written after it was closed', () => {
    const kept = keptFile(() => 'one');
    kept.save();
    kept.close();
    jest.advanceTimersByTime(10_000);
    expect(existsSync(file)).toBe(false);
  });
});
