import path from 'node:path';
import { signInAs, until } from '../product.js';
import { bookOne } from './booking-clients.js';
import type { ChaosProduct } from './chaos-product.js';
import { readEvidence } from './evidence.js';
import { InboxWatch } from './inbox-watch.js';
import { findViolations } from './invariants.js';
import { isSettled } from './is-settled.js';
import { Ledger } from './ledger.js';
import { type Outage, type OutageName, outage } from './outages.js';
import { SeededRandom } from './seeded-random.js';

export interface OutagePlan {
  /** A folder for the ledger, on another disk than the product's. */
  home: string;
  names: readonly OutageName[];
  lastsMs: number;
  clients: number;
  seed: number;
}

export interface OutageResult {
  plan: OutagePlan;
  ledger: Ledger;
  outages: Outage[];
  violations: string[];
}

/** An email that was refused by a full inbox is tried again after up to 40 s. */
const longestSettlingSeconds = 180;

/** Clients book and work on their orders while the product goes without one thing after the other. */
export async function runOutages(product: ChaosProduct, plan: OutagePlan): Promise<OutageResult> {
  const { site: origin, inbox } = product;
  const random = new SeededRandom(plan.seed);
  const { token } = await signInAs('kayla@lonestarmotors.example', undefined, { origin, inbox });
  const { token: staffToken } = await signInAs('theo@overland.example', undefined, { origin, inbox });
  const ledger = new Ledger(path.join(plan.home, 'ledger.jsonl'));
  const watch = new InboxWatch(inbox);
  const client = { origin, token, staffToken, ledger, random };
  let isOver = false;
  const person = async () => {
    while (!isOver) await bookOne(client);
  };
  watch.start();
  try {
    await bookOne(client);
    const people = Array.from({ length: plan.clients }, person);
    const outages: Outage[] = [];
    for (const name of plan.names) {
      outages.push(await outage(name, { product, ledger, staffToken, lastsMs: plan.lastsMs }));
    }
    isOver = true;
    await Promise.all(people);
    const settled = () => isSettled(product.databases, ledger.entries).catch(() => false);
    await until('rest', settled, longestSettlingSeconds).catch((error: Error) => ledger.fault(error.message));
    const evidence = await readEvidence(product, watch, ledger.entries);
    return {
      plan,
      ledger,
      outages,
      violations: [...ledger.faults, ...findViolations(ledger.entries, evidence)],
    };
  } finally {
    isOver = true;
    watch.stop();
  }
}
