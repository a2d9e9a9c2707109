// The product that benchmarks measure: started from the build, on free ports, with data of its own under .data/.
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import launch from '../e2e/launch-product.cjs';
import { signInAs } from './sign-in.mjs';

const dataRoot = path.resolve(import.meta.dirname, '../.data');

/**
 * Starts the product, hands it to `work` and stops it afterwards, whatever happened.
 * @param hosting `together` in one process, or `split`: gateway, services and workers as processes of their own
 */
export async function withProduct(hosting, work) {
  const dataDir = path.join(dataRoot, `bench-${hosting}`);
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await launch.freePorts();
  const started = await launch.launchProduct({
    dataDir,
    ports,
    // One address asks more here than people do, and the writing of logs is not what is measured.
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    // E2E_BUILT: as it was built last, without looking for changes.
    ...(process.env.E2E_BUILT ? { entry: 'e2e/start-built.mjs' } : {}),
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

/** What a benchmark is given. `parts`: name, process id and address of each process of the split product. */
function describe({ child, site, publicSite, inbox, hosting, dataDir, postgresPort }) {
  return {
    pid: child.pid,
    site,
    publicSite,
    inbox,
    dataDir,
    postgresPort,
    parts: hosting === 'split' ? JSON.parse(readFileSync(path.join(dataDir, 'parts.json'), 'utf8')) : [],
    /** The token of a demo user, who signs in with password and code. */
    signIn: (email) => signInAs({ site, inbox }, email),
  };
}
