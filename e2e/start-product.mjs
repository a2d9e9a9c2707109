// Starts the product once for all tests, on free ports and with its own data folder.
import { rmSync } from 'node:fs';
import path from 'node:path';
import launch from './launch-product.cjs';

/** Set E2E_DATA to another folder to run the tests twice at the same time. */
const dataDir = path.resolve(
  process.env.E2E_DATA ?? path.join(path.dirname(import.meta.dirname), '.data/e2e'),
);

/** The first start makes databases and demo data, which all products of these tests begin with. */
async function makeFreshData(env, entry) {
  const folder = `${dataDir}-fresh`;
  rmSync(folder, { recursive: true, force: true });
  const { child } = await launch.launchProduct({
    dataDir: folder,
    ports: await launch.freePorts(),
    env,
    entry,
  });
  const end = await launch.endProduct(child);
  if (end !== 0) throw new Error(`The first start ended with ${end}, not with 0 on Ctrl-C.`);
  process.env.E2E_FRESH = folder;
}

/** @param jestConfig passed by Jest; benchmarks pass none, so that they do not measure logging. */
export default async function startProduct(jestConfig) {
  const env = {
    // The tests send more requests from one address than a person would. The gateway's specs test the limits.
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: jestConfig ? 'info' : 'warn',
    // Nobody listens there: no test tells the push service of a browser's maker anything.
    PUSH_HOSTS: 'localhost:1',
  };
  // With E2E_BUILT the last build is used without checking for changes.
  const entry = process.env.E2E_BUILT ? 'e2e/start-built.mjs' : undefined;
  if (jestConfig) await makeFreshData(env, entry);
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await launch.freePorts();
  const product = await launch.launchProduct({ dataDir, ports, env, entry });
  globalThis.product = product.child;
  process.env.E2E_SITE = product.site;
  process.env.E2E_PUBLIC_SITE = product.publicSite;
  process.env.E2E_INBOX = product.inbox;
  process.env.E2E_DISPATCH = product.dispatch;
  process.env.E2E_DATA = dataDir;
  process.env.E2E_PRODUCT_PID = String(product.child.pid);
  process.env.E2E_PRODUCT_LOG = product.logFile;
  process.env.E2E_POSTGRES_PORT = String(ports['postgres-port']);
}
