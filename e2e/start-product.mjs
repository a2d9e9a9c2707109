// Starts the product once for all tests, on free ports and with data of its own.
import { rmSync } from 'node:fs';
import path from 'node:path';
import launch from './launch-product.cjs';

/** E2E_DATA: another folder, for two runs at the same time. */
const dataDir = path.resolve(
  process.env.E2E_DATA ?? path.join(path.dirname(import.meta.dirname), '.data/e2e'),
);

/** E2E_HOSTING=split: gateway, services and workers as processes of their own. */
const args = process.env.E2E_HOSTING === 'split' ? ['--split'] : [];

/** @param jestConfig given by Jest; benchmarks pass none and do not want to measure the writing of logs. */
export default async function startProduct(jestConfig) {
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await launch.freePorts();
  // The tests ask more of one address than people do; the limits themselves are tested in the gateway's specs.
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: jestConfig ? 'info' : 'warn' };
  // E2E_BUILT: as it was built last, without looking for changes.
  const entry = process.env.E2E_BUILT ? 'e2e/start-built.mjs' : undefined;
  const product = await launch.launchProduct({ dataDir, ports, env, entry, args });
  globalThis.product = product.child;
  process.env.E2E_SITE = product.site;
  process.env.E2E_PUBLIC_SITE = product.publicSite;
  process.env.E2E_INBOX = product.inbox;
  process.env.E2E_DATA = dataDir;
  process.env.E2E_POSTGRES_PORT = String(ports['postgres-port']);
}
