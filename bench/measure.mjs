// CPU time of a whole process per request, which a busy machine affects less than wall time, and request rates.
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** BENCH_QUICK=1 runs one short round to check that the benchmarks still work; its figures mean nothing. */
const isQuick = process.env.BENCH_QUICK === '1';
export const quickly = (amount) => (isQuick ? Math.ceil(amount / 20) : amount);
const rounds = 9;
const requestsPerRound = 4000;

/** User and system CPU seconds used by all threads of a process, with nanosecond precision. */
export function cpuSeconds(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const [used] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(used);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** CPU microseconds of a process for each of the `amount` operations of `work`. */
export async function cpuPerTurn(pid, amount, work) {
  const before = cpuSeconds(pid);
  await work();
  return ((cpuSeconds(pid) - before) / amount) * 1e6;
}

/** CPU microseconds per request. */
export function cpuPerRequest({ pid, ...request }, amount) {
  return cpuPerTurn(pid, amount, () => load({ ...request, amount }));
}

/** The requests per second that a server answers, over `amount` requests or `duration` seconds. */
export async function requestRate(options) {
  const { requests, duration } = await load(options);
  return requests.total / duration;
}

/** A single failed request ends the benchmark. */
async function load(options) {
  const result = await autocannon(isQuick && options.duration ? { ...options, duration: 1 } : options);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests to ${options.url} failed.`);
  return result;
}

/** CPU microseconds per request of each target, by round. The targets take turns after a warm-up round. */
export async function measureInTurn(targets, requests = requestsPerRound) {
  const amount = quickly(requests);
  for (const target of Object.values(targets)) await cpuPerRequest(target, 2 * amount);
  const turns = Object.entries(targets).map(([name, target]) => [name, () => cpuPerRequest(target, amount)]);
  return takeTurns(Object.fromEntries(turns), { unit: 'us' });
}

/** The figure that each function resolves to, by round. The functions take turns. */
export async function takeTurns(works, { times = rounds, unit = '' } = {}) {
  const figures = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 1; round <= (isQuick ? 1 : times); round += 1) {
    for (const [name, work] of Object.entries(works)) figures[name].push(await work());
    const line = Object.entries(figures).map(
      ([name, values]) => `${name} ${values.at(-1).toFixed(2)} ${unit}`,
    );
    console.log(`  round ${round}: ${line.join(', ')}`);
  }
  return figures;
}
