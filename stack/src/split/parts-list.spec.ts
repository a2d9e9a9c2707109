import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPartsList, outlastOrphans } from './parts-list.js';

describe('the parts of a start that was killed', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'overland-parts-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('are waited for until their ports are free', async () => {
    const orphan = createServer();
    await new Promise<void>((resolve) => orphan.listen(0, '127.0.0.1', resolve));
    const address = orphan.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const row = { name: 'gateway', pid: 1, url: `http://localhost:${address.port}`, version: null };
    openPartsList(dataDir, () => [row]).flush();
    let hasEnded = false;
    const waiting = outlastOrphans(dataDir);
    setImmediate(() => {
      hasEnded = true;
      orphan.close();
    });
    await waiting;
    expect(hasEnded).toBe(true);
    expect(existsSync(path.join(dataDir, 'parts.json'))).toBe(false);
  });

  it('do not exist if no list was left', async () => {
    await expect(outlastOrphans(dataDir)).resolves.toBeUndefined();
  });
});
