import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../product.js';
import type { KilledProduct } from './chaos-product.js';
import type { Ledger } from './ledger.js';
import type { SeededRandom } from './seeded-random.js';

export interface Kill {
  victim: string;
  moment: string;
  /** Time from the kill until a booking started after it is acknowledged; null if there was none. */
  recoveredMs: number | null;
}

/** Steps of a booking and of the work on an order that are visible in a database, each with the query that detects it. */
const points: Record<string, [service: string, sql: string]> = {
  'while it is placed': ['orders', `select 1 from orders where status = 'placing' limit 1`],
  'before the relay': [
    'orders',
    'select 1 from outbox o, outbox_progress p where (o.xid, o.position) > (p.xid, p.position) limit 1',
  ],
  'while a file is added': [
    'orders',
    // One that was never added stays signed.
    `select 1 from order_files where state = 'signed' and created_at > now() - interval '1 second' limit 1`,
  ],
  'while an email is sent': [
    'notifications',
    `select 1 from email_log where status = 'queued' and claimed_at is not null limit 1`,
  ],
};
const moments = ['at any moment', ...Object.keys(points)];
/** How long to wait for such a step to appear. */
const longestLookMs = 3000;

/** Kills one victim after the other, spread over the bookings, each at a random moment. */
export async function killAll(
  victims: readonly string[],
  world: { product: KilledProduct; ledger: Ledger; random: SeededRandom; bookings: number },
): Promise<Kill[]> {
  const { product, ledger, random, bookings } = world;
  const kills: Kill[] = [];
  for (const [at, victim] of victims.entries()) {
    const due = Math.floor((bookings * (at + 1)) / (victims.length + 2));
    await until('bookings to be made', async () => ledger.entries.length >= due, 240);
    const moment = await waitForMoment(product, random);
    const known = ledger.entries.length;
    const started = performance.now();
    await product.kill(victim);
    kills.push({ victim, moment, recoveredMs: await recovery(ledger, known, started, bookings) });
  }
  return kills;
}

async function waitForMoment(product: KilledProduct, random: SeededRandom): Promise<string> {
  const moment = random.pick(moments);
  const point = points[moment];
  if (point) return (await comes(product, point)) ? moment : 'at any moment';
  await pause(random.below(500));
  return moment;
}

/** Polls without a pause, because such a step lasts only milliseconds. */
async function comes(product: KilledProduct, [service, sql]: [string, string]): Promise<boolean> {
  const client = await until('its database', () => product.databases.connect(service).catch(() => null), 60);
  const deadline = performance.now() + longestLookMs;
  try {
    while (performance.now() < deadline) if ((await client.query(sql)).rows.length > 0) return true;
    return false;
  } finally {
    await client.end();
  }
}

async function recovery(ledger: Ledger, known: number, started: number, bookings: number) {
  const later = () => ledger.entries.slice(known);
  await until(
    'bookings to continue',
    async () =>
      later().some(({ acknowledged }) => acknowledged) ||
      (ledger.entries.length >= bookings && later().every(({ isAbandoned }) => isAbandoned)),
    120,
  );
  return later().some(({ acknowledged }) => acknowledged) ? performance.now() - started : null;
}
