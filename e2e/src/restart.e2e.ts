import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { emails, orders, quotes } from '@overland/contracts';
import {
  endProduct,
  freePorts,
  launchProduct,
  type ProductPorts,
  type RunningProduct,
  spawnProduct,
} from '../launch-product.cjs';
import { aBooking, aMove } from './builders.js';
import { call, type Mail, signInAs, until } from './product.js';

const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e-restart');
const bookings = 10;
let ports: ProductPorts;
let product: RunningProduct | undefined;

beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  ports = await freePorts();
});
afterAll(async () => {
  if (product) await endProduct(product.child);
  // Processes that a failed test may have left running on this folder.
  for (const { pid } of databaseProcesses()) process.kill(pid, 'SIGINT');
});

/** Runs `npm start`, or skips the build if E2E_BUILT is set (start-product.mjs). */
const entry = process.env.E2E_BUILT ? 'e2e/start-built.mjs' : 'e2e/start.mjs';
const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' };
const start = () => launchProduct({ dataDir, ports, env, entry });

/** Every live server process on this data folder, whatever its parent. */
function databaseProcesses(): { pid: number }[] {
  return livingProcesses().filter(
    ({ cwd, command }) => cwd.startsWith(dataDir) || command.includes(`${dataDir}/postgres`),
  );
}

function livingProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), command, cwd: readlinkSync(`/proc/${name}/cwd`) }];
      } catch {
        // It ended meanwhile, or it belongs to another user, as the server does in tests run as root.
        return [];
      }
    });
}

/**
 * Emails to an address. SMTP has no exactly-once delivery: after a crash between the server's 250 and our update, the
 * email is sent again. It keeps its Message-ID, so it counts as one.
 */
async function mailsOf(address: string): Promise<Mail[]> {
  const search = `${product?.inbox}/api/v1/search?limit=500&query=${encodeURIComponent(`to:${address}`)}`;
  const { messages } = (await (await fetch(search)).json()) as { messages: (Mail & { MessageID: string })[] };
  return [...new Map(messages.map((mail) => [mail.MessageID, mail])).values()];
}

interface Booked {
  orderId: string;
  quoteId: string;
  uniqueId: number;
  customerEmail: string;
  agentEmail: string;
}

/** Books one quote after the other; the product is killed after the last answer. */
async function bookAll(token: string, origin: string): Promise<Booked[]> {
  const moves = await Promise.all(
    Array.from({ length: bookings }, () => call(quotes.create, { body: aMove() }, { token, origin })),
  );
  return Promise.all(
    moves.map(async ({ body: quote }) => {
      const [customerEmail, agentEmail] = [`${randomUUID()}@mail.example`, `${randomUUID()}@agent.example`];
      const booking = aBooking(quote, {
        customerEmail,
        agents: [{ name: 'Jo Park', email: agentEmail, pickup: true, delivery: false }],
      });
      const { status, body } = await call(orders.book, { body: booking }, { token, origin });
      expect({ status, message: body.message }).toMatchObject({ status: 200 });
      const { orderId, uniqueId } = body;
      return { orderId, quoteId: quote._id, uniqueId, customerEmail, agentEmail };
    }),
  );
}

describe('a running product that is killed', () => {
  let token: string;
  let booked: Booked[];

  beforeAll(async () => {
    product = await start();
    const { site: origin, inbox } = product;
    ({ token } = await signInAs('kayla@lonestarmotors.example', undefined, { origin, inbox }));
    booked = await bookAll(token, origin);
    await endProduct(product.child, 'SIGKILL');
    product = await start();
  }, 180_000);

  it('restarts with its data: nothing is installed again, and the session is still valid', async () => {
    const output = readFileSync(path.join(dataDir, 'product.log'), 'utf8');
    expect(output).not.toContain('Installing packages');
    expect(output.match(/Ctrl-C stops everything/g)).toHaveLength(2);
    const { status } = await call(orders.list, { body: {} }, { token, origin: product?.site ?? '' });
    expect(status).toBe(200);
  });

  it(`has each of ${bookings} acknowledged orders exactly once, with its activity, and its quote Booked`, async () => {
    const origin = product?.site ?? '';
    for (const { orderId, quoteId, uniqueId } of booked) {
      const listed = await call(orders.list, { body: { searchText: `#${uniqueId}` } }, { token, origin });
      expect(listed.body.rows.map(({ _id }) => _id)).toEqual([orderId]);
      const quote = await call(quotes.get, { params: { quoteId } }, { token, origin });
      expect(quote.body).toMatchObject({ status: 'Booked', orderId });
      const activities = await call(orders.activities, { params: { orderId } }, { token, origin });
      expect(activities.body.length).toBeGreaterThan(0);
    }
  });

  it('sends every email of every booking, each once', async () => {
    const origin = product?.site ?? '';
    for (const { orderId, customerEmail, agentEmail } of booked) {
      const log = await until(
        'every email to be sent',
        async () => {
          const { body } = await call(emails.logs, { params: { orderId } }, { token, origin });
          return body.length >= 5 && body.every(({ status }) => status === 'sent') && body;
        },
        // A job that was running when the process was killed is retried after 30 s.
        80,
      );
      // One row per template and recipient.
      expect(new Set(log.map(({ template, to }) => `${template} ${to}`)).size).toBe(log.length);
      for (const address of [customerEmail, agentEmail]) {
        const subjects = (await mailsOf(address)).map(({ Subject }) => Subject);
        expect(subjects).toHaveLength(log.filter(({ to }) => to.includes(address)).length);
        expect(new Set(subjects).size).toBe(subjects.length);
        expect(subjects.length).toBeGreaterThan(0);
      }
    }
  }, 120_000);

  it('leaves no process running after Ctrl-C', async () => {
    if (!product) throw new Error('The product does not run.');
    expect(databaseProcesses().length).toBeGreaterThan(0);
    // Under npm, Ctrl-C arrives twice: from the terminal and forwarded by npm.
    const ended = once(product.child, 'exit');
    product.child.kill('SIGINT');
    product.child.kill('SIGINT');
    await ended;
    expect(product.child.exitCode).toBe(0);
    expect(databaseProcesses()).toEqual([]);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    product = undefined;
  });
});

describe('a start that cannot succeed', () => {
  async function failingStart(args: string[]) {
    const logFile = path.join(dataDir, `failed-${randomUUID()}.log`);
    const child = spawnProduct({ args, logFile, entry: 'e2e/start-built.mjs' });
    await once(child, 'exit');
    return { code: child.exitCode, output: readFileSync(logFile, 'utf8') };
  }
  const asArguments = (folder: string) => [
    ...Object.entries(ports).flatMap(([name, port]) => [`--${name}`, String(port)]),
    '--data',
    folder,
  ];

  // Before and after the database is started; ports.spec.ts has the others.
  it.each(['site-port', 'postgres-port'] as const)(
    'names the port in use and the option --%s, and leaves no database running',
    async (option) => {
      const port = ports[option];
      const taken = createServer().listen(port, '127.0.0.1');
      await once(taken, 'listening');
      try {
        const { code, output } = await failingStart(asArguments(dataDir));
        expect(code).toBe(1);
        expect(output).toContain(`Port ${port} is taken`);
        expect(output).toContain(`--${option}`);
        expect(output).not.toContain('    at ');
        expect(databaseProcesses()).toEqual([]);
      } finally {
        taken.close();
      }
    },
  );

  it.each([
    [['--site-port', 'abc'], '--site-port takes a port from 1 to 65535, not "abc".'],
    [['--sight-port', '80'], '--sight-port'],
    [['--dispatch-pace', 'slow'], '--dispatch-pace takes a number of minutes'],
  ])('%j is refused with one readable line', async (args, message) => {
    const { code, output } = await failingStart(args);
    expect([code, output.includes(message), output.includes('    at ')]).toEqual([1, true, false]);
  });

  it('--help explains every option and starts nothing', async () => {
    const { code, output } = await failingStart(['--help', '--data', dataDir]);
    expect(code).toBe(0);
    for (const option of [...Object.keys(ports), 'dispatch-pace', 'data', 'no-demo', 'split', 'help']) {
      expect(output).toContain(`--${option}`);
    }
    expect(databaseProcesses()).toEqual([]);
  });
});
