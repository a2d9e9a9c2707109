/** What pages show is kept in the browser that was shown it: a customer's order and survey, a quote, terms, and the makes of the forms. */
const kept: readonly [method: string, path: RegExp][] = [
  ['POST', /^\/api\/order-status$/],
  ['POST', /^\/api\/customer-survey$/],
  ['GET', /^\/api\/quote\/public\/[^/]+\/app$/],
  ['GET', /^\/api\/terms$/],
  ['POST', /^\/api\/terms\/[^/]+\/[^/]+$/],
  ['GET', /^\/api\/makes$/],
];
const cacheName = 'answers';
const mostKept = 30;

export const isKept = (method: string, path: string): boolean =>
  kept.some(([itsMethod, itsPath]) => itsMethod === method && itsPath.test(path));

/**
 * The server's answer, which is then kept; without a network, the kept one. A refusal, as of a link that has ended,
 * removes what was kept.
 */
export async function answerKept(request: Request): Promise<Response> {
  const [key, cache] = await Promise.all([keyOf(request.clone()), caches.open(cacheName)]);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, key, answer.clone());
    else if (answer.status < 500 && answer.status !== 429) await cache.delete(key);
    return answer;
  } catch (error) {
    const last = await cache.match(key);
    if (last) return last;
    throw error;
  }
}

/** The oldest leave when there are too many; what is kept again is the newest. */
async function keep(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostKept)).map((old) => cache.delete(old)));
}

/** The body tells calls apart. It may hold a secret, so only its hash is kept. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const digest = await crypto.subtle.digest('SHA-256', await request.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${request.url}?${hex}`;
}
