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

const [{ ports, database }] = await settings;
process.env.STAFF_PORT = String(ports.staff);
process.env.PUBLIC_PORT = String(ports.public);
if (database) {
  const { prepareDatabases } = await import('../dist/databases.js');
  const { readOrCreateSecrets } = await import('../dist/secrets.js');
  await prepareDatabases(database.adminUrl, readOrCreateSecrets(database.dataDir));
}
const { hostEverything } = await import('../dist/host.js');
const host = await hostEverything();
process.once('SIGTERM', () => void host.close().then(() => process.exit(0)));
process.send('ready');
