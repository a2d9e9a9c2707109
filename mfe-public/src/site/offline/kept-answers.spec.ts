import { answerKept, isKept } from './kept-answers';

const site = 'https://public.example';
const order = (token: string) =>
  new Request(`${site}/api/order-status`, { method: 'POST', body: JSON.stringify({ token }) });
const quote = (id: string) => new Request(`${site}/api/quote/public/${id}/app`);

/** The part of the Cache API that is used, with entries in the order they came in. */
class MemoryCaches {
  readonly entries = new Map<string, Response>();

  open = async () => ({
    match: async (key: string) => this.entries.get(key)?.clone(),
    put: async (key: string, answer: Response) => void this.entries.set(key, answer),
    delete: async (key: string | Request) => this.entries.delete(typeof key === 'string' ? key : key.url),
    keys: async () => [...this.entries.keys()].map((url) => ({ url })),
  });
}

let memory: MemoryCaches;
let network: jest.Mock<Promise<Response>, [Request]>;
beforeEach(() => {
  memory = new MemoryCaches();
  network = jest.fn();
  Object.assign(globalThis, { caches: memory, fetch: network });
});

const answers = (status: number, text: string) =>
  network.mockResolvedValueOnce(new Response(text, { status }));
const isDown = () => network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const ask = async (request: Request) => (await answerKept(request)).text();

it('keeps what pages show a customer, and nothing else', () => {
  expect(isKept('POST', '/api/order-status')).toBe(true);
  expect(isKept('POST', '/api/customer-survey')).toBe(true);
  expect(isKept('GET', '/api/quote/public/7/app')).toBe(true);
  expect(isKept('GET', '/api/terms')).toBe(true);
  expect(isKept('POST', '/api/terms/7/10234')).toBe(true);
  for (const [method, path] of [
    ['POST', '/api/quote/public'],
    ['POST', '/api/order/terms'],
    ['POST', '/api/terms/7/10234/link'],
    ['POST', '/api/survey'],
    ['GET', '/api/quote/public/7/pdf'],
    ['POST', '/api/order/10234/status'],
    ['GET', '/api/orders'],
  ] as const) {
    expect(isKept(method, path)).toBe(false);
  }
});

it('answers from the server while it can be reached, and with its last answer when not', async () => {
  answers(200, 'booked');
  expect(await ask(order('a'))).toBe('booked');
  answers(200, 'picked up');
  expect(await ask(order('a'))).toBe('picked up');
  isDown();
  expect(await ask(order('a'))).toBe('picked up');
});

it('answers nobody with what another link was answered', async () => {
  answers(200, 'of a');
  await ask(order('a'));
  isDown();
  await expect(ask(order('b'))).rejects.toThrow('Failed to fetch');
});

it('keeps no secret of a link', async () => {
  answers(200, 'of a');
  await ask(order('a-secret-token'));
  expect([...memory.entries.keys()].join()).not.toContain('a-secret-token');
});

it('forgets what the server refuses, and keeps it through a fault of the server', async () => {
  answers(200, 'booked');
  await ask(order('a'));
  answers(503, 'busy');
  await ask(order('a'));
  isDown();
  expect(await ask(order('a'))).toBe('booked');
  answers(400, 'ended');
  await ask(order('a'));
  isDown();
  await expect(ask(order('a'))).rejects.toThrow('Failed to fetch');
});

it('keeps the thirty that were shown last', async () => {
  for (let index = 0; index < 31; index += 1) {
    answers(200, `quote ${index}`);
    await ask(quote(`${index}`));
  }
  expect(memory.entries.size).toBe(30);
  isDown();
  expect(await ask(quote('30'))).toBe('quote 30');
  isDown();
  await expect(ask(quote('0'))).rejects.toThrow('Failed to fetch');
});
