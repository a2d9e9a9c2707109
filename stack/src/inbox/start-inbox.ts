import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Mailbox } from './mailbox.js';
import { createSmtpServer } from './smtp.js';
import { answerInboxRequest } from './web.js';

export interface InboxOptions {
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
  const web = createServer((request, response) => {
    answerInboxRequest(mailbox, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', () => resolve());
  });
  // Without a listener, a sender that drops its connection, or one that cannot be accepted, would crash the process.
  smtp.on('error', () => undefined);
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));
  try {
    await listen(web, webPort);
    web.on('error', () => undefined);
  } catch (error) {
    await closeSmtp();
    throw error;
  }
  return {
    smtpPort: portOf(smtp.server.address()),
    webPort: portOf(web.address()),
    async close() {
      web.closeAllConnections();
      await Promise.all([closeSmtp(), new Promise((resolve) => web.close(resolve))]);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The inbox has no port.');
  return address.port;
}
