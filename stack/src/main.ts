import path from 'node:path';
import { supervisePostgres } from '@overland/embedded-postgres';
import { BackupShipper } from './backup/backup-shipper.js';
import { simulatesDispatch } from './dispatch-simulator/simulates-dispatch.js';
import { help, readOptions, type StackOptions } from './options.js';
import { assertPortFree, assertPortsFree } from './ports.js';
import type { Closers, Hosting } from './run-product.js';
import { outlastOrphans } from './split/parts-list.js';
import { step } from './step.js';

/**
 * Database, inbox, services with their workers, gateway and both sites: everything in this process, or with `--split`
 * gateway, services and workers in separate processes that this one supervises. `npm run dev` has a hosting of its own.
 */
export async function startStack(argv: string[], hosting?: Hosting): Promise<void> {
  const closers: Closers = [];
  try {
    const options = readOptions(argv);
    if (options === 'help') process.stdout.write(help);
    else await run(options, closers, hosting);
  } catch (error) {
    for (const close of closers.reverse()) await close();
    // Apart, as this process starts the database before it has loaded the rest.
    const { sentenceOf } = await import('@overland/service-kit');
    process.stderr.write(`\n${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

async function run(options: StackOptions, closers: Closers, hosting?: Hosting): Promise<void> {
  stopOnSignal(closers);
  await outlastOrphans(options.dataDir);
  // Before the environment of services is set, which names the simulator.
  const isSimulated = simulatesDispatch();
  await assertPortsFree(options, { isSimulated });

  // It starts in processes of its own while this one loads the services.
  const [postgres, { runProduct }] = await step('Starting PostgreSQL, loading the services', () =>
    Promise.all([startDatabase(options, closers), import('./run-product.js')]),
  );
  await runProduct({ options, postgres, isSimulated, closers, hosting });
}

async function startDatabase({ dataDir, postgresPort }: StackOptions, closers: Closers) {
  try {
    const postgres = await supervisePostgres({
      dataDir: path.join(dataDir, 'postgres'),
      port: postgresPort,
      log: quietUnlessTrouble,
    });
    const shipper = new BackupShipper({ dataDir, filesDir: filesToBackUp(dataDir), say: sayTrouble });
    closers.push(async () => {
      await postgres.stop();
      // As it stops, the server archives its last changes.
      await shipper.close();
    });
    return postgres;
  } catch (error) {
    await assertPortFree({ port: postgresPort, what: 'the database', option: '--postgres-port' });
    throw error;
  }
}

/** Null where files are in a store that speaks S3, which has its own backups. */
function filesToBackUp(dataDir: string): string | null {
  return process.env.S3_ENDPOINT ? null : process.env.FILES_DIR || path.join(dataDir, 'files');
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
  if (!/ runs on port /.test(line)) sayTrouble(line);
}

function sayTrouble(line: string): void {
  process.stderr.write(`\n  ${line}\n`);
}
