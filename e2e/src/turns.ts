// Runs before the tests of each file: waits for its turn with the shared product (groups.mjs), and fails each test at
// once when the product has ended.
import path from 'node:path';
import type pg from 'pg';
import { connectAsOwner } from './databases.js';
import { isAlive } from './split-parts.js';

declare global {
  /** From groups.mjs. */
  const productUse: { alone: string[]; withOwnProduct: string[] };
}

const file = path.basename(expect.getState().testPath ?? '');
const usesShared = !productUse.withOwnProduct.includes(file);
const longestWaitSeconds = 300;
let turn: pg.Client | undefined;

function requireProduct(): void {
  if (usesShared && !isAlive(Number(process.env.E2E_PRODUCT_PID))) {
    throw new Error(`The product under test has ended; its output is in ${process.env.E2E_PRODUCT_LOG}.`);
  }
}

beforeAll(
  async () => {
    requireProduct();
    if (!usesShared) return;
    // A lock in the product's database ends with the connection, and so with a worker that is killed.
    turn = await connectAsOwner('identity');
    await turn.query(`set lock_timeout = '${longestWaitSeconds}s'`);
    await turn.query(`select pg_advisory_lock${productUse.alone.includes(file) ? '' : '_shared'}(1)`);
  },
  longestWaitSeconds * 1000 + 10_000,
);
beforeEach(requireProduct);
afterAll(() => turn?.end());
