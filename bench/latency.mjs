// How long answers take, in milliseconds, finer than a load generator's histogram tells.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Milliseconds until the whole answer is here. @throws on any answer but 2xx */
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

/** Requests that come at a steady rate, whether the ones before were answered or not. */
export async function timesAtRate(makeRequest, { perSecond, amount }) {
  const started = performance.now();
  const under = [];
  for (let index = 0; index < amount; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    under.push(timeOf(makeRequest(index)));
  }
  return Promise.all(under);
}

/** @param part 0.5 for the median, 0.99 for the time that all but one in a hundred stay under */
export function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
