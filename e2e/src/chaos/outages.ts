import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { until } from '../product.js';
import type { ChaosProduct } from './chaos-product.js';
import type { Ledger } from './ledger.js';
import { type OutageAnswers, OutageCallers } from './outage-callers.js';
import { familyOf, signalAll } from './silent-processes.js';

/** What the product goes without for a while. */
export const outageNames = ['free disk space', 'an answer of PostgreSQL', 'free connections'] as const;
export type OutageName = (typeof outageNames)[number];

export interface Outage {
  name: OutageName;
  answers: OutageAnswers;
  /** From its end until a booking is acknowledged. */
  recoveredMs: number;
}

interface World {
  product: ChaosProduct;
  ledger: Ledger;
  /** Of the provider's staff. */
  staffToken: string;
  lastsMs: number;
}

/** Takes something away and gives it back, while clients go on booking. */
export async function outage(name: OutageName, world: World): Promise<Outage> {
  const { product, ledger, staffToken, lastsMs } = world;
  const callers = new OutageCallers(
    product.site,
    product.parts().map(({ url }) => url),
    staffToken,
  );
  const giveBack = await takeAway[name](product);
  callers.start();
  await pause(lastsMs);
  const answers = await callers.stop();
  await giveBack();
  const [ended, known] = [performance.now(), ledger.acknowledged.length];
  await until('a booking after the outage', async () => ledger.acknowledged.length > known, 120);
  return { name, answers, recoveredMs: performance.now() - ended };
}

type GiveBack = () => Promise<void> | void;

const takeAway: Record<OutageName, (product: ChaosProduct) => Promise<GiveBack>> = {
  'free disk space': async ({ disk }) => {
    disk?.fill();
    return () => disk?.free();
  },
  'an answer of PostgreSQL': async (product) => {
    const silent = familyOf(product.postgresPid());
    signalAll(silent, 'SIGSTOP');
    return () => signalAll(silent, 'SIGCONT');
  },
  'free connections': async ({ databases }) => {
    const taken: pg.Client[] = [];
    let isOver = false;
    // Also takes what others free meanwhile.
    const taking = (async () => {
      while (!isOver) {
        const client = await databases.connect('orders').catch(() => null);
        if (client) taken.push(client);
        else await pause(50);
      }
    })();
    await until('no free connection', () => isRefused(() => databases.connect('orders')));
    return async () => {
      isOver = true;
      await taking;
      await Promise.all(taken.map((client) => client.end()));
    };
  },
};

async function isRefused(connect: () => Promise<pg.Client>): Promise<boolean> {
  try {
    await (await connect()).end();
    return false;
  } catch {
    return true;
  }
}
