// Stops the product with Ctrl-C and fails if it does not exit cleanly, or had ended before.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import launch from './launch-product.cjs';

export default async function stopProduct() {
  const child = globalThis.product;
  if (!child) return;
  const end = await launch.endProduct(child);
  if (end === 0) return;
  stopOrphanedDatabase(process.env.E2E_DATA);
  const output = launch.lastLines(process.env.E2E_PRODUCT_LOG);
  throw new Error(`The product ended with ${end}, not with 0 on Ctrl-C. Its last output:\n${output}`);
}

/** PostgreSQL outlives a product that was killed, so that the next start can adopt it. */
function stopOrphanedDatabase(dataDir) {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(file)) return;
  const [pid] = readFileSync(file, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It has ended as well.
  }
}
