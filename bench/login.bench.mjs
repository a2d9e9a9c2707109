import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { demoPassword } from '../stack/dist/demo/sign-ins.js';
import { adminUrlOf, secretsOf } from './databases.mjs';
import { percentile, timesAtRate } from './latency.mjs';
import { statementsFor } from './logged-statements.mjs';
import { cpuSeconds, quickly, takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';
import { logIn } from './sign-in.mjs';

export const name = 'P9';
export const title = 'Full login: password, code, session';
export const hosting = 'split';

const loginsPerRound = quickly(48);
/** The product's password hashing parameters. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export async function run(product) {
  // Sign in first: later, the emails of many logins are on their way to the same users.
  const token = await product.signIn('dana@overland.example');
  const database = new pg.Pool({ connectionString: adminUrlOf(product, 'overland_identity') });
  try {
    const log = await loginsOf(product, database);
    await log.inAll(loginsPerRound);
    const figures = await takeTurns(
      { login: () => log.cpu(loginsPerRound), hash: () => hashCpu(loginsPerRound) },
      { unit: 'us' },
    );
    const rates = await takeTurns({ login: () => log.rate(2 * loginsPerRound) }, { times: 5, unit: '/s' });
    const statements = await statementsFor(product, {
      apps: 'gateway|overland-identity',
      amount: quickly(20),
      work: () => log.oneByOne(quickly(20)),
    });
    const calm = await others({ product, token }, async () => {});
    const storm = await others({ product, token }, (isOver) => log.until(isOver));
    console.log(
      `  other traffic, p99: calm ${calm.map((each) => each.toFixed(1))} ms, storm ${storm.map((each) => each.toFixed(1))} ms`,
    );
    return [
      {
        what: 'CPU of gateway and identity over the hash alone',
        figures: ratio(figures.login, figures.hash),
        atMost: 2.2,
      },
      {
        what: 'SQL statements of gateway and identity for a login',
        figures: [statements],
        unit: '',
        atMost: 40,
      },
      {
        what: 'logins per second',
        figures: rates.login,
        unit: '/s',
        atLeast: 38,
      },
      {
        what: 'p99 of other traffic during a storm of logins over a calm minute',
        figures: ratio(storm, calm),
        atMost: 2,
      },
    ];
  } finally {
    await database.end();
  }
}

/** CPU microseconds of one password check. */
async function hashCpu(times) {
  const stored = await hash(demoPassword, cost);
  const before = cpuSeconds(process.pid);
  for (let index = 0; index < times; index += 1) await verify(stored, demoPassword);
  return ((cpuSeconds(process.pid) - before) / times) * 1e6;
}

/** The p99 in milliseconds of a signed-in user’s calls at a low rate, in three runs, while `beside` runs. */
async function others({ product, token }, beside) {
  const request = { url: `${product.site}/api/settings`, headers: { authorization: `JWT ${token}` } };
  let isOver = false;
  const running = beside(() => isOver);
  const figures = [];
  for (let round = 0; round < 3; round += 1) {
    figures.push(
      percentile(await timesAtRate(() => request, { perSecond: 100, amount: quickly(300) }), 0.99),
    );
  }
  isOver = true;
  await running;
  return figures;
}

/** Logs demo users in. The code is read from identity’s outbox, so that no inbox is part of the measurement. */
async function loginsOf(product, database) {
  const login = { site: product.site, database, sealKey: secretsOf(product).mailSealKey };
  const { rows } = await database.query(`select email from users where status = 'Active' order by email`);
  const pids = product.parts
    .filter(({ name: part }) => part === 'gateway' || part === 'identity')
    .map(({ pid }) => pid);
  /** Eight lanes, each with its own accounts, so that an account’s newest code is always the right one. */
  const inLanes = (hasNext) =>
    Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        const own = rows.filter((_row, index) => index % 8 === lane);
        for (let index = 0; hasNext(); index += 1) await logIn(login, own[index % own.length].email);
      }),
    );
  const inAll = (amount) => {
    let left = amount;
    return inLanes(() => left-- > 0);
  };
  return {
    async oneByOne(amount) {
      for (let index = 0; index < amount; index += 1) await logIn(login, rows[index % rows.length].email);
    },
    inAll,
    until: (isOver) => inLanes(() => !isOver()),
    async cpu(amount) {
      const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
      const before = used();
      await inAll(amount);
      return ((used() - before) / amount) * 1e6;
    },
    async rate(amount) {
      const started = performance.now();
      await inAll(amount);
      return (amount * 1000) / (performance.now() - started);
    },
  };
}
