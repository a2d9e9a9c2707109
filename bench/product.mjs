// The product that benchmarks measure: started from the build, on free ports, with data of its own under .data/.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import startProduct from '../e2e/start-product.mjs';
import stopProduct from '../e2e/stop-product.mjs';
import { signInAs } from './sign-in.mjs';

const dataRoot = path.resolve(import.meta.dirname, '../.data');

/**
 * Starts the product, hands it to `work` and stops it afterwards, whatever happened.
 * @param hosting `together` in one process, or `split`: gateway, services and workers as processes of their own
 */
export async function withProduct(hosting, work) {
  process.env.E2E_DATA = path.join(dataRoot, hosting === 'split' ? 'bench-split' : 'bench');
  process.env.E2E_HOSTING = hosting;
  try {
    await startProduct();
    return await work(describe());
  } finally {
    await stopProduct();
  }
}

/** What a benchmark is given. `parts`: name, process id and address of each process of the split product. */
function describe() {
  const dataDir = process.env.E2E_DATA;
  return {
    site: process.env.E2E_SITE,
    publicSite: process.env.E2E_PUBLIC_SITE,
    inbox: process.env.E2E_INBOX,
    pid: globalThis.product.pid,
    dataDir,
    postgresPort: Number(process.env.E2E_POSTGRES_PORT),
    /** The token of a demo user, who signs in with password and code. */
    signIn: signInAs,
    parts:
      process.env.E2E_HOSTING === 'split'
        ? JSON.parse(readFileSync(path.join(dataDir, 'parts.json'), 'utf8'))
        : [],
  };
}
