import type { Endpoint } from '@overland/contracts';

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

type Answer = { status?: number; body: unknown };
type Reply = Answer | ((call: Call) => Answer | Promise<Answer>);

/** Answers the calls of a component spec in place of the gateway; calls that nobody expects answer 404. */
export class FakeServer {
  /** `false`: as without a connection. */
  isReachable = true;
  readonly calls: Call[] = [];
  private readonly replies = new Map<string, Reply>();

  /** A later answer to the same call takes the place of the first. */
  answer(endpoint: Pick<Endpoint, 'method' | 'path'>, reply: Reply): this {
    this.replies.set(`${endpoint.method} ${endpoint.path}`, reply);
    return this;
  }

  callsOf(endpoint: Pick<Endpoint, 'method' | 'path'>): Call[] {
    return this.calls.filter(({ method, path }) => method === endpoint.method && fits(endpoint.path, path));
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (!this.isReachable) throw new TypeError('fetch failed');
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    this.calls.push(call);
    const key = [...this.replies.keys()].find((one) => {
      const [method = '', path = ''] = one.split(' ');
      return method === call.method && fits(path, call.path);
    });
    const reply = key === undefined ? undefined : this.replies.get(key);
    const { status = 200, body } = typeof reply === 'function' ? await reply(call) : (reply ?? notFound);
    return new Response(JSON.stringify(body), { status });
  };
}

const notFound: Answer = {
  status: 404,
  body: { code: 'notFound', message: 'We could not find what you asked for.' },
};

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
