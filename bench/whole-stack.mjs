// Runs as a separate process: gateway, services and workers as in `npm start`, on a database that is already running.
import path from 'node:path';

const { BENCH_DATA: dataDir, BENCH_POSTGRES_PORT: port } = process.env;
const { readFileSync } = await import('node:fs');
const { databaseUrls } = await import('../stack/dist/databases.js');
const { environmentOf } = await import('../stack/dist/environment.js');
const { hostEverything } = await import('../stack/dist/host.js');
const { readOrCreateSecrets } = await import('../stack/dist/secrets.js');
const { findFreePort } = await import('@overland/embedded-postgres');

const secrets = readOrCreateSecrets(dataDir);
const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
const [sitePort, publicPort] = [await findFreePort(), await findFreePort()];
const options = { sitePort, publicPort, smtpPort: 1, dispatchPort: 1, dataDir };
const urls = databaseUrls(`postgres://overland:${password}@127.0.0.1:${port}/postgres`, secrets);
Object.assign(process.env, environmentOf(options, secrets), urls);
await hostEverything();
for (const site of [sitePort, publicPort]) {
  const { ok } = await fetch(`http://localhost:${site}/health/ready`);
  if (!ok) throw new Error('Not ready.');
}
process.send?.({ port: sitePort });
