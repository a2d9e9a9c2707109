import path from 'node:path';
import { rebuildRollups } from '@overland/reporting';
import { requiredVariable, serviceVariable } from '@overland/service-kit';
import pg from 'pg';
import { readOptions } from './options.js';
import { urlsOfInstallation } from './replay-events.js';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2), root);
  if (options === 'help')
    process.stdout.write('npm run rebuild-reports -- [--data <folder>] [--postgres-port <port>]\n');
  else {
    const urls = urlsOfInstallation(options, process.env);
    const connectionString = requiredVariable(serviceVariable('reporting', 'DATABASE_URL'), urls);
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      process.stdout.write(
        `${await rebuildRollups(client)} rows of the rollups were wrong or missing, and are written.\n`,
      );
    } finally {
      await client.end();
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
