import path from 'node:path';
import { supervisePostgres } from '@overland/embedded-postgres';
import { surviveLostOutput } from '@overland/service-kit';
import { ownerUrl, prepareDatabases } from './databases.js';
import { loadDemoData, loadDemoFilesInBackground } from './demo/load-demo-data.js';
import { demoSignIns } from './demo/sign-ins.js';
import { simulatesDispatch, startOwnSimulator } from './dispatch-simulator/own-simulator.js';
import { environmentOf } from './environment.js';
import { hostEverything } from './host.js';
import { startInbox } from './inbox/start-inbox.js';
import { help, readOptions, type StackOptions } from './options.js';
import { assertPortFree, assertPortsFree } from './ports.js';
import { readOrCreateSecrets, type Secrets } from './secrets.js';
import { outlastOrphans } from './split/parts-list.js';
import { SplitHost } from './split/split-host.js';

const root = path.resolve(import.meta.dirname, '../..');

/** What is closed on shutdown, in reverse order. */
type Closers = (() => Promise<unknown>)[];

/** What is there before the services start; `process.env` has their settings by then. */
export interface Foundation {
  options: StackOptions;
  adminUrl: string;
  secrets: Secrets;
  closers: Closers;
}

/** Starts gateway, services and workers, and adds to `closers` what ends them. */
export type Hosting = (foundation: Foundation) => Promise<void>;

/**
 * Database, inbox, services with their workers, gateway and both sites: everything in this process, or with `--split`
 * gateway, services and workers in separate processes that this one supervises. `npm run dev` has a hosting of its own.
 */
export async function startStack(argv: string[], hosting?: Hosting): Promise<void> {
  surviveLostOutput();
  const closers: Closers = [];
  try {
    const options = readOptions(argv, root);
    if (options === 'help') process.stdout.write(help);
    else await run(options, closers, hosting ?? (options.split ? hostApart : hostTogether));
  } catch (error) {
    for (const close of closers.reverse()) await close();
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function run(options: StackOptions, closers: Closers, hosting: Hosting): Promise<void> {
  stopOnSignal(closers);
  await outlastOrphans(options.dataDir);
  // Before the environment of services is set, which names the simulator.
  const isSimulated = simulatesDispatch();
  await assertPortsFree(options, { isSimulated });

  const postgres = await step('Starting PostgreSQL', () => startDatabase(options));
  closers.push(() => postgres.stop());
  const secrets = readOrCreateSecrets(options.dataDir);
  const databases = await step('Preparing the databases', () => prepareDatabases(postgres.adminUrl, secrets));
  Object.assign(process.env, { ...environmentOf(options, secrets), ...databases, ...process.env });
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
  await hosting({ options, adminUrl: postgres.adminUrl, secrets, closers });
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
  const { dataDir } = options;
  const host = await SplitHost.prepare({ root, dataDir, env: process.env, ownerUrlOf });
  // Registered before the start, so that started parts also end when another fails to start.
  closers.push(() => host.close());
  await step('Starting gateway, services and workers in separate processes', () => host.start());
}

async function startDatabase(options: StackOptions) {
  try {
    return await supervisePostgres({
      dataDir: path.join(options.dataDir, 'postgres'),
      port: options.postgresPort,
      log: quietUnlessTrouble,
    });
  } catch (error) {
    await assertPortFree({ port: options.postgresPort, what: 'the database', option: '--postgres-port' });
    throw error;
  }
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

/** npm forwards a terminal's Ctrl-C that we have already received: a second one within this time is ignored. */
const sameSignalMs = 3000;
/** The deadline of an orderly shutdown, apart from the database: PostgreSQL may need longer to write to a busy disk. */
const longestStopMs = 6000;

/** Ctrl-C and SIGTERM shut down in order. A later second one, or the deadline, stops only the database and exits. */
function stopOnSignal(closers: Closers): void {
  let stoppingSince: number | null = null;
  const hurry = async () => {
    const [stopDatabase] = closers;
    await stopDatabase?.().catch(reportTrouble);
    process.exit(1);
  };
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignalMs) await hurry();
      return;
    }
    stoppingSince = performance.now();
    const deadline = setTimeout(() => void hurry(), longestStopMs);
    process.stdout.write('\n  Stopping …\n');
    const [stopDatabase, ...others] = closers;
    for (const close of others.reverse()) await close().catch(reportTrouble);
    clearTimeout(deadline);
    await stopDatabase?.().catch(reportTrouble);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function reportTrouble(error: unknown): void {
  process.stderr.write(`${error}\n`);
}

/** The step's own line already reports an ordinary start. */
function quietUnlessTrouble(line: string): void {
  if (!/ runs on port /.test(line)) process.stderr.write(`\n  ${line}\n`);
}

/** Prints what is being done and how long it took. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`  ${what} …`);
  const result = await work();
  process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}
