import type { AddressInfo } from 'node:net';
import { inboxServer } from './inbox-server.js';
import { Mailbox } from './mailbox.js';
import { createSmtpServer } from './smtp.js';

interface InboxOptions {
  /** TCP ports on 127.0.0.1; 0 picks a free one. */
  smtpPort: number;
  webPort: number;
  /** The folder of the messages; without it they are lost when the process ends. */
  dataDir?: string;
}

export interface Inbox {
  smtpPort: number;
  webPort: number;
  close(): Promise<void>;
}

/**
 * The built-in mail server: accepts every message by SMTP and shows it on a web page, with Mailpit's HTTP API.
 *
 * @throws EADDRINUSE if a port is taken, or an error if the folder cannot be used
 */
export async function startInbox({ smtpPort, webPort, dataDir }: InboxOptions): Promise<Inbox> {
  const mailbox = new Mailbox(dataDir);
  await mailbox.ready();
  const smtp = createSmtpServer((raw) => mailbox.add(raw));
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', () => resolve());
  });
  // Without a listener, a sender that drops its connection, or one that cannot be accepted, would crash the process.
  smtp.on('error', () => undefined);
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));
  const web = inboxServer(mailbox);
  try {
    await web.listen({ port: webPort, host: '127.0.0.1' });
    web.server.on('error', () => undefined);
  } catch (error) {
    await closeSmtp();
    throw error;
  }
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    webPort: (web.server.address() as AddressInfo).port,
    async close() {
      await Promise.all([closeSmtp(), web.close()]);
    },
  };
}
