// Response times in milliseconds, more precise than a load generator's histogram.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Milliseconds until the whole response has arrived. @throws on any status but 2xx */
export function timeOf({ url, method = 'GET', headers = {}, body }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${url} answered ${answer.statusCode}.`));
        else resolve(performance.now() - started);
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** One request after the other. */
export async function timesOf(makeRequest, amount) {
  const times = [];
  for (let index = 0; index < amount; index += 1) times.push(await timeOf(makeRequest(index)));
  return times;
}

/** Sends requests at a constant rate, whether or not earlier ones were answered. @throws when one failed */
export async function timesAtRate(makeRequest, rate) {
  const answers = await answersAtRate(makeRequest, rate);
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return answers.map(({ value }) => value);
}

/** The same where some may fail, as `Promise.allSettled` reports them. */
export async function answersAtRate(makeRequest, { perSecond, amount }) {
  const started = performance.now();
  const under = [];
  for (let index = 0; index < amount; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const time = timeOf(makeRequest(index));
    // A failure is reported at the end.
    time.catch(() => undefined);
    under.push(time);
  }
  return Promise.allSettled(under);
}

/** @param part 0.5 for the median, 0.99 for p99 */
export function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
