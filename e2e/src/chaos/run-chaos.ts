import path from 'node:path';
import { signInAs, until } from '../product.js';
import { bookOne, bookUntil } from './booking-clients.js';
import type { KilledProduct, Mode } from './chaos-product.js';
import { type Evidence, readEvidence } from './evidence.js';
import { InboxWatch } from './inbox-watch.js';
import { countDuplicates, findViolations } from './invariants.js';
import { isSettled } from './is-settled.js';
import { type Kill, killAll } from './kills.js';
import { Ledger } from './ledger.js';
import { SeededRandom } from './seeded-random.js';

export interface ChaosPlan {
  mode: Mode;
  dataDir: string;
  bookings: number;
  clients: number;
  /** What is killed; the seed decides the order. */
  victims: readonly string[];
  seed: number;
}

export interface ChaosResult {
  plan: ChaosPlan;
  ledger: Ledger;
  evidence: Evidence;
  kills: Kill[];
  duplicates: number;
  violations: string[];
  seconds: number;
}

/** An interrupted booking waits 30 s for the worker, and a job 30 s for its lock to expire. */
const longestSettlingSeconds = 120;

/** Clients book and work on their orders while the product is killed. When all work has finished, its state is compared with their answers. */
export async function runChaos(product: KilledProduct, plan: ChaosPlan): Promise<ChaosResult> {
  const { dataDir, bookings, clients, seed } = plan;
  const random = new SeededRandom(seed);
  const started = performance.now();
  const { site: origin, inbox } = product;
  const { token } = await signInAs('kayla@lonestarmotors.example', undefined, { origin, inbox });
  const { token: staffToken } = await signInAs('theo@overland.example', undefined, { origin, inbox });
  const ledger = new Ledger(path.join(dataDir, 'ledger.jsonl'));
  const watch = new InboxWatch(inbox);
  const client = { origin, token, staffToken, ledger, random };
  watch.start();
  try {
    // One booking and its work without a kill, as the reference for all others.
    await bookOne(client);
    const [kills] = await Promise.all([
      killAll(random.shuffle(plan.victims), { product, ledger, random, bookings }),
      bookUntil(client, { clients, bookings }),
    ]);
    const settled = () => isSettled(product.databases, ledger.entries).catch(() => false);
    await until('rest', settled, longestSettlingSeconds).catch((error: Error) => ledger.fault(error.message));
    const evidence = await readEvidence(product, watch, ledger.entries);
    const violations = [...ledger.faults, ...findViolations(ledger.entries, evidence)];
    const seconds = (performance.now() - started) / 1000;
    const duplicates = countDuplicates(evidence);
    return { plan, ledger, evidence, kills, duplicates, violations, seconds };
  } finally {
    watch.stop();
  }
}
