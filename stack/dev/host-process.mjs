// Started by host.mjs before it is needed. It loads the packages that do not change, waits for its settings, starts the
// system and reports that it is ready.
import { once } from 'node:events';

/** Loading these takes most of the start time. */
const packages = [
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/typeorm',
  '@nestjs/bullmq',
  'zod/mini',
  'ioredis',
];

// Ignore Ctrl-C, which reaches every process of the terminal; the parent process ends this one in order.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
const settings = once(process, 'message');
for (const name of packages) await import(name);

const [{ adminUrl, dataDir, prepares, demo, ports }] = await settings;
process.env.STAFF_PORT = String(ports.staff);
process.env.PUBLIC_PORT = String(ports.public);
const [{ databaseUrls, prepareDatabases }, { readOrCreateSecrets }] = await Promise.all([
  import('../dist/databases.js'),
  import('../dist/secrets.js'),
]);
const secrets = readOrCreateSecrets(dataDir);
if (prepares) await prepareDatabases(adminUrl, secrets);
Object.assign(process.env, databaseUrls(adminUrl, secrets));
if (demo) {
  const { loadDemoData } = await import('../dist/demo/load-demo-data.js');
  await loadDemoData();
}
const { hostEverything } = await import('../dist/host.js');
const host = await hostEverything();
process.once('SIGTERM', () => void host.close().then(() => process.exit(0)));
process.send('ready');
