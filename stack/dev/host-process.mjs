// Started by host.mjs before it is needed: loads what changes never touch, waits to be told what to serve, prepares
// what it is told to, starts everything, says that it is ready.
import { once } from 'node:events';

/** Most of the time of a start goes into these. */
const packages = [
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/typeorm',
  '@nestjs/bullmq',
  'zod/mini',
  'ioredis',
];

// Ctrl-C reaches every process of the terminal; the one that started this ends it in its turn.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));
const told = once(process, 'message');
for (const name of packages) await import(name);

const [{ adminUrl, dataDir, prepares, demo, ports }] = await told;
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
