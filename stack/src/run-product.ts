import path from 'node:path';
import type { SupervisedPostgres } from '@overland/embedded-postgres';
import { assertConfigured, surviveLostOutput } from '@overland/service-kit';
import { measureBackups } from './backup/measure-backups.js';
import { databaseUrls, ownerUrl, prepareDatabases } from './databases.js';
import { loadDemoData, loadDemoFilesInBackground } from './demo/load-demo-data.js';
import { demoSignIns } from './demo/sign-ins.js';
import { startOwnSimulator } from './dispatch-simulator/own-simulator.js';
import { environmentOf } from './environment.js';
import { hostEverything } from './host.js';
import { startInbox } from './inbox/start-inbox.js';
import type { StackOptions } from './options.js';
import { allParts, configsOfPart } from './parts.js';
import { readOrCreateSecrets, type Secrets } from './secrets.js';
import { SplitHost } from './split/split-host.js';
import { step } from './step.js';

const root = path.resolve(import.meta.dirname, '../..');

/** What is closed on shutdown, in reverse order. */
export type Closers = (() => Promise<unknown>)[];

/** What is there before the services start; `process.env` has their settings by then. */
export interface Foundation {
  options: StackOptions;
  adminUrl: string;
  secrets: Secrets;
  closers: Closers;
}

/** Starts gateway, services and workers, and adds to `closers` what ends them. */
export type Hosting = (foundation: Foundation) => Promise<void>;

interface Started {
  options: StackOptions;
  postgres: SupervisedPostgres;
  isSimulated: boolean;
  closers: Closers;
  hosting: Hosting | undefined;
}

/** Runs all but PostgreSQL, which runs already. */
export async function runProduct({
  options,
  postgres,
  isSimulated,
  closers,
  hosting,
}: Started): Promise<void> {
  surviveLostOutput();
  const host = hosting ?? (options.split ? hostApart : hostTogether);
  const secrets = readOrCreateSecrets(options.dataDir);
  const databases = databaseUrls(postgres.adminUrl, secrets);
  Object.assign(process.env, { ...environmentOf(options, secrets), ...databases, ...process.env });
  assertConfigured(allParts.flatMap(configsOfPart));
  await step('Preparing the databases', () => prepareDatabases(postgres.adminUrl, secrets));
  if (options.demo) await step('Loading demo data, if there is none', () => loadDemoData());
  const inbox = await startInbox({
    smtpPort: options.smtpPort,
    webPort: options.inboxPort,
    dataDir: path.join(options.dataDir, 'inbox'),
  });
  closers.push(() => inbox.close());
  if (isSimulated) {
    const simulator = await startOwnSimulator(options, secrets);
    closers.push(() => simulator.close());
  }
  await measureBackups(options, closers);
  await host({ options, adminUrl: postgres.adminUrl, secrets, closers });
  if (options.demo) closers.push(loadDemoFilesInBackground());
  // Not waited for: what the disk has by the time the others have ended, PostgreSQL need not write at its end.
  closers.push(async () => void postgres.checkpoint());
  process.stdout.write(addresses(options, { isSimulated }));
}

async function hostTogether({ closers }: Foundation): Promise<void> {
  const host = await step('Starting the services', () => hostEverything());
  closers.push(() => host.close());
}

async function hostApart({ options, adminUrl, secrets, closers }: Foundation): Promise<void> {
  const ownerUrlOf = (service: string) => ownerUrl(adminUrl, secrets, service);
  const { dataDir, replicas } = options;
  const host = await SplitHost.prepare({ root, dataDir, replicas, env: process.env, ownerUrlOf });
  // Registered before the start, so that started parts also end when another fails to start.
  closers.push(() => host.close());
  await step('Starting gateway, services and workers in separate processes', () => host.start());
}

function addresses(options: StackOptions, { isSimulated }: { isSimulated: boolean }): string {
  const lines = [
    '',
    `  Site         http://localhost:${options.sitePort}`,
    `  Public site  http://localhost:${options.publicPort}`,
    `  Inbox        http://localhost:${options.inboxPort}  (receives every email, including sign-in codes)`,
    ...(isSimulated
      ? [
          `  Dispatch     http://localhost:${options.dispatchPort}  (a simulator, whose carriers take the orders)`,
        ]
      : []),
    `  API          http://localhost:${options.sitePort}/api/docs`,
    '',
    ...(options.demo ? demoSignIns() : []),
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}
