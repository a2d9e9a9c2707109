import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const LARGEST_BYTES = 25 * 1024 * 1024;

/** An SMTP server that accepts every message, from anyone with any password, and delivers nothing to the outside. */
export function createSmtpServer(keep: (raw: Buffer) => Promise<unknown>): SMTPServer {
  return new SMTPServer({
    size: LARGEST_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    // Senders keep idle connections open, which must not delay the shutdown.
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw refusal(552, 'The message is larger than 25 MB.');
          await keep(raw);
        })
        .then(
          () => done(),
          (error) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
}

async function receive(stream: Readable, recipients: string[]): Promise<Buffer> {
  const raw = await buffer(stream);
  const { to = [], cc = [], bcc = [] } = await PostalMime.parse(raw);
  const named = [...to, ...cc, ...bcc]
    .flatMap((one) => one.group ?? [one])
    .map(({ address }) => address.toLowerCase());
  const hidden = recipients.filter((address) => !named.includes(address.toLowerCase()));
  // Senders strip Bcc, but a shared inbox must show who received the message.
  return hidden.length === 0 ? raw : Buffer.concat([Buffer.from(`Bcc: ${hidden.join(', ')}\r\n`), raw]);
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
