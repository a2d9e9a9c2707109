// CPU time of a whole process per request, which a busy machine disturbs less than the wall clock.
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const rounds = 9;
const requestsPerRound = 4000;

/** User and system CPU seconds that a process and all its threads have used, to the nanosecond. */
export function cpuSeconds(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const [used] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(used);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** CPU microseconds per request; a single failed answer ends the benchmark. */
export async function cpuPerRequest({ pid, ...request }, amount) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ amount, ...request });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${amount} requests to ${request.url} failed.`);
  return ((cpuSeconds(pid) - before) / amount) * 1e6;
}

/** CPU microseconds per request of each target by round; the targets take turns, after a round that warms them up. */
export async function measureInTurn(targets) {
  const figures = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await cpuPerRequest(target, 2 * requestsPerRound);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      figures[name].push(await cpuPerRequest(target, requestsPerRound));
    }
    const line = Object.entries(figures).map(([name, values]) => `${name} ${values.at(-1).toFixed(1)} us`);
    console.log(`  round ${round}: ${line.join(', ')}`);
  }
  return figures;
}
