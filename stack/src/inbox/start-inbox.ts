import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Mailbox } from './mailbox.js';
import { createSmtpServer } from './smtp.js';
import { answerInboxRequest } from './web.js';

export interface InboxOptions {
  /** TCP ports on 127.0.0.1; 0 takes a free one. */
  smtpPort: number;
  webPort: number;
  /** Folder of the messages; without it they end with the process. */
  dataDir?: string;
}

export interface Inbox {
  smtpPort: number;
  webPort: number;
  close(): Promise<void>;
}

/**
 * The embedded default of the mail seam: takes every message by SMTP and shows it on a web page, with the HTTP calls
 * of Mailpit.
 *
 * @throws EADDRINUSE when a port is taken, and when the folder cannot be used
 */
export async function startInbox({ smtpPort, webPort, dataDir }: InboxOptions): Promise<Inbox> {
  const mailbox = new Mailbox(dataDir);
  await mailbox.ready();
  const smtp = createSmtpServer((raw) => mailbox.add(raw));
  const web = createServer((request, response) => void answerInboxRequest(mailbox, request, response));
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', () => resolve());
  });
  // A sender that hangs up is its own problem, and without a listener it would end the process.
  smtp.on('error', () => undefined);
  const closeSmtp = () => new Promise<void>((resolve) => smtp.close(resolve));
  try {
    await listen(web, webPort);
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
