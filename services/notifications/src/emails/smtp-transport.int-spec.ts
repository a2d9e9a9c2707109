import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { SmtpSink } from '../testing/smtp-sink.js';
import { openSmtpPool } from './smtp-transport.js';

const anEmail = () => ({
  from: 'no-reply@overland.example',
  to: 'maeve@home.example',
  subject: 'Hello',
  text: 'Hello.',
  messageId: `<${randomUUID()}@overland.example>`,
});

describe('the pool of SMTP connections', () => {
  const sink = new SmtpSink();
  let pool: ReturnType<typeof openSmtpPool>;
  beforeAll(() => sink.start());
  beforeEach(() => {
    sink.connections = 0;
    pool = openSmtpPool(sink.url, 2);
  });
  afterEach(() => pool.close());
  afterAll(() => sink.stop());

  it('keeps its connections for the next email, and opens no more than it may', async () => {
    await Promise.all(Array.from({ length: 20 }, () => pool.sendMail(anEmail())));
    await pool.sendMail(anEmail());
    expect(sink.connections).toBe(2);
  });

  it('sends its small writes without waiting for the answer to the previous one', async () => {
    const setNoDelay = jest.spyOn(Socket.prototype, 'setNoDelay');
    await pool.sendMail(anEmail());
    const ports = setNoDelay.mock.contexts.map((socket) => String((socket as Socket).remotePort));
    setNoDelay.mockRestore();
    expect(ports).toContain(new URL(sink.url).port);
  });

  it.each([{ path: '/etc/hostname' }, { href: 'http://127.0.0.1:1/' }])(
    'never reads a file or an address for an email: %j',
    async (attachment) => {
      const sending = pool.sendMail({ ...anEmail(), attachments: [attachment] });
      await expect(sending).rejects.toThrow(/access rejected/);
    },
  );

  it('gives up within 5 s on a server that accepts the connection and stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = openSmtpPool(`smtp://127.0.0.1:${port}`, 1);
    const started = performance.now();
    await expect(waiting.sendMail(anEmail())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(performance.now() - started).toBeLessThan(7000);
    waiting.close();
    silent.close();
  }, 15_000);

  it.each(['smtp', 'smtps'])(
    'sends again after more failed connections than it may open (%s)',
    async (scheme) => {
      await sink.stop();
      const address = new URL(sink.url).host;
      const other = openSmtpPool(`${scheme}://${address}`, 2);
      for (let left = 5; left > 0; left -= 1) {
        await expect(other.sendMail(anEmail())).rejects.toMatchObject({ code: 'ESOCKET' });
      }
      await sink.start();
      const sent = other.sendMail(anEmail());
      // The server has no TLS, and says so.
      await (scheme === 'smtp'
        ? sent
        : expect(sent).rejects.toThrow(/wrong version number|packet length too long/));
      other.close();
    },
  );

  it('takes user and password from the address', () => {
    const named = openSmtpPool('smtp://app:secret@127.0.0.1:1', 1);
    expect(named.transporter).toMatchObject({
      options: { auth: { user: 'app', pass: 'secret' }, maxConnections: 1 },
    });
    named.close();
  });
});
