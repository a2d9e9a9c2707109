// npm run chaos -- --failover, which says how it went: docs/operations/database.md.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { findPgbouncer, findRedisServer } from '@overland/service-kit/testing';
import type { Mode } from '../src/chaos/chaos-product.js';
import { FailoverProduct } from '../src/chaos/failover-product.js';
import { failoverReport } from '../src/chaos/failover-report.js';
import { OutageCallers } from '../src/chaos/outage-callers.js';
import { type ChaosResult, runChaos } from '../src/chaos/run-chaos.js';
import { signInAs } from '../src/product.js';

const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
const bookings = Number(process.env.CHAOS_BOOKINGS ?? 200);
const modes = (process.env.CHAOS_MODES ?? 'one,split').split(',') as Mode[];
const home = path.resolve(process.env.CHAOS_DATA ?? path.join(import.meta.dirname, '../../.data'));
const victims = Array.from({ length: 3 }, () => 'the primary');
const longestRunMs = 1_200_000;

beforeAll(() => {
  if (findPgbouncer() && findRedisServer()) return;
  throw new Error('This needs pgbouncer and redis-server: apt install pgbouncer redis-server');
});

describe.each(modes)('a product hosted as "%s" whose database server is lost', (mode) => {
  let product: FailoverProduct;
  let result: ChaosResult;

  beforeAll(async () => {
    const folder = path.join(home, `e2e-failover-${mode}`);
    product = await FailoverProduct.start(mode, folder);
    const { site: origin, inbox } = product;
    const { token } = await signInAs('theo@overland.example', undefined, { origin, inbox });
    const callers = new OutageCallers(origin, [origin], token);
    callers.start();
    const plan = { mode, dataDir: folder, bookings, clients: 4, victims, seed };
    result = await runChaos(product, plan);
    const report = `${failoverReport(result, product.failovers, await callers.stop())}\n`;
    if (process.env.CHAOS_REPORT) appendFileSync(process.env.CHAOS_REPORT, `${report}\n`);
    process.stderr.write(`\n${report}`);
  }, longestRunMs);
  afterAll(() => product?.end(), 120_000);

  it('keeps every acknowledged booking, completely and once: I1 to I12', () => {
    expect(result.violations).toEqual([]);
    expect(result.ledger.acknowledged.length).toBeGreaterThan(bookings / 2);
    expect(product.failovers).toHaveLength(victims.length);
  });
});
