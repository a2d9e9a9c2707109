// The product under measurement: started from the build, on free ports, with its own data under .data/.
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import launch from '../e2e/launch-product.cjs';
import { signInAs } from './sign-in.mjs';

const dataRoot = path.resolve(import.meta.dirname, '../.data');

/**
 * Starts the product, passes it to `work` and always stops it afterwards.
 * @param hosting `together` in one process; `apart` from inbox and dispatch simulator, in one process without a TMS; or
 *   `split`: gateway, services and workers in separate processes
 * @param env further variables of its environment
 */
export async function withProduct(hosting, work, env = {}) {
  rmSync(dataDirOf(hosting), { recursive: true, force: true });
  return withProductAgain(hosting, work, env);
}

/** As `withProduct`, on what the product before it with this hosting left behind: the second and later starts. */
export async function withProductAgain(hosting, work, env = {}) {
  const dataDir = dataDirOf(hosting);
  const ports = await launch.freePorts();
  const started = await launch.launchProduct({
    dataDir,
    ports,
    // Raise the rate limits, because all requests come from one address, and keep logging out of the measurement.
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', ...env },
    ...entryOf(hosting),
    args: hosting === 'split' ? ['--split'] : [],
  });
  try {
    return await work(describe({ ...started, hosting, dataDir, postgresPort: ports['postgres-port'] }));
  } finally {
    const ended = once(started.child, 'exit');
    started.child.kill('SIGINT');
    await ended;
  }
}

function dataDirOf(hosting) {
  return path.join(dataRoot, `bench-${hosting}`);
}

/** With E2E_BUILT the last build is used without checking for changes. */
function entryOf(hosting) {
  if (hosting === 'apart') return { entry: 'bench/start-apart.mjs' };
  return process.env.E2E_BUILT ? { entry: 'e2e/start-built.mjs' } : {};
}

/** The argument of a benchmark. `parts`: name, pid and URL of each process, unless all is in that of `npm start`. */
function describe({ child, site, publicSite, hosting, dataDir, postgresPort }) {
  const parts =
    hosting === 'together' ? [] : JSON.parse(readFileSync(path.join(dataDir, 'parts.json'), 'utf8'));
  const product = {
    pid: hosting === 'apart' ? parts[0].pid : child.pid,
    site,
    publicSite,
    dataDir,
    postgresPort,
    parts,
  };
  /** The token of a demo user, signed in with password and code. */
  return { ...product, signIn: (email) => signInAs(product, email) };
}
