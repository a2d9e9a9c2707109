import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { ChaosProduct, type Mode } from './chaos/chaos-product.js';
import { outageReport } from './chaos/outage-report.js';
import { outageNames } from './chaos/outages.js';
import { type OutageResult, runOutages } from './chaos/run-outages.js';
import { SmallDisk } from './chaos/small-disk.js';

/** `npm run chaos -- --outages` runs the long form, in both hosting modes; `npm test` runs the short one. */
const isLong = process.env.CHAOS === 'long';
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const modes = (process.env.CHAOS_MODES ?? (isLong ? 'one,split' : 'one')).split(',') as Mode[];
const home = path.resolve(
  process.env.CHAOS_DATA ?? path.join(import.meta.dirname, '../../.data'),
  'e2e-outages',
);
const diskMegabytes = 700;
const longestRunMs = isLong ? 900_000 : 300_000;

describe.each(modes)('a product hosted as "%s" that goes without something for a while', (mode) => {
  let disk: SmallDisk | null;
  let product: ChaosProduct;
  let result: OutageResult;

  beforeAll(async () => {
    disk = SmallDisk.mount(path.join(home, 'disk'), diskMegabytes);
    if (!disk) process.stderr.write('\nFull disk tests skipped: this user may not mount one\n');
    product = await ChaosProduct.start(mode, path.join(disk?.folder ?? home, 'data'), disk);
    result = await runOutages(product, {
      home,
      names: outageNames.filter((name) => disk || name !== 'free disk space'),
      lastsMs: isLong ? 30_000 : 8_000,
      clients: isLong ? 6 : 3,
      seed,
    });
    const report = `${outageReport(mode, result)}\n`;
    if (process.env.CHAOS_REPORT) appendFileSync(process.env.CHAOS_REPORT, `${report}\n`);
    process.stderr.write(`\n${report}`);
  }, longestRunMs);
  afterAll(async () => {
    // PostgreSQL outlives a product that is killed.
    await product?.end('SIGINT');
    disk?.unmount();
  }, 60_000);

  it('keeps every acknowledged booking, completely and once: I1 to I12', () => {
    expect(result.violations).toEqual([]);
    expect(result.ledger.acknowledged.length).toBeGreaterThan(outageNames.length);
  });

  it('F5, F10, F11: answers every call meanwhile', () => {
    const answers = result.outages.flatMap(({ answers: { given } }) => Object.keys(given));
    expect(answers).not.toContain('no answer');
  });

  it('says meanwhile that it is not ready, and what is missing', () => {
    const readiness = Object.fromEntries(
      result.outages.map(({ name, answers }) => [name, answers.readiness]),
    );
    expect(readiness['an answer of PostgreSQL']).toContainEqual(expect.stringMatching(/^503 .*database/));
    if (disk) expect(readiness['free disk space']).toContainEqual(expect.stringMatching(/^503 .*disk/));
  });

  it('F21: ends with 0 afterwards', async () => {
    expect(await product.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('F10: says on a full disk why it does not start, and starts once there is room', async () => {
    if (!disk) return;
    disk.fill();
    await expect(product.startAgain()).rejects.toThrow('There is not enough space on the disk of');
    disk.free();
    await product.startAgain();
    expect(await product.isWell()).toBe(true);
  }, 120_000);
});
