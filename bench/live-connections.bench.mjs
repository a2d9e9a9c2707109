import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { adminUrlOf } from './databases.mjs';
import { quickly } from './measure.mjs';
import { residentMebibytes } from './memory.mjs';
import { peopleLike } from './people-at-size.mjs';

export const name = 'P23';
export const title = 'Pages that follow orders, everything in one process';

const connections = 2000;
/** The gateway allows a person no more. */
const ofAPerson = 10;
/** The most memory while nothing but heartbeats happens, longer than one of them. */
const seconds = quickly(30);

export async function run(product) {
  const { site, pid, signIn } = product;
  const url = adminUrlOf(product, 'overland_identity');
  const emails = await peopleLike(url, 'kayla@lonestarmotors.example', connections / ofAPerson);
  const tokens = [];
  for (const email of emails) tokens.push(await signIn(email));
  const before = residentMebibytes(pid);
  const agent = new Agent({ maxSockets: connections });
  const open = [];
  try {
    for (const token of tokens) {
      const headers = { accept: 'text/event-stream', authorization: `JWT ${token}` };
      const some = Array.from({ length: ofAPerson }, () =>
        follow(`${site}/api/orders/live`, { headers, agent }),
      );
      open.push(...(await Promise.all(some)));
    }
    let most = 0;
    for (let second = 0; second < seconds; second += 1) {
      most = Math.max(most, residentMebibytes(pid));
      await pause(1000);
    }
    const closed = open.filter(({ closed: isClosed }) => isClosed).length;
    if (closed > 0) throw new Error(`${closed} of ${connections} connections were closed.`);
    console.log(`  ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB with ${connections}`);
    return [
      {
        what: `memory of ${connections} open connections`,
        figures: [most - before],
        unit: 'MB',
        atMost: 100,
      },
      { what: 'memory of one', figures: [((most - before) * 1024) / connections], unit: 'KB' },
    ];
  } finally {
    for (const stream of open) stream.destroy();
  }
}

/** Resolves when the stream has begun. */
async function follow(url, options) {
  const outgoing = request(url, options).end();
  const [stream] = await once(outgoing, 'response');
  if (stream.statusCode !== 200) throw new Error(`${url} answered ${stream.statusCode}.`);
  await once(stream, 'data');
  return stream.resume();
}
