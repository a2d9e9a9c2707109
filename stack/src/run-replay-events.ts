import path from 'node:path';
import { readOptions } from './options.js';
import { replayAll, urlsOfInstallation } from './replay-events.js';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const options = readOptions(process.argv.slice(2), root);
  if (options === 'help')
    process.stdout.write('npm run replay-events -- [--data <folder>] [--postgres-port <port>]\n');
  else {
    for (const { service, events } of await replayAll(urlsOfInstallation(options, process.env))) {
      process.stdout.write(`${service}: ${events} events are tried again\n`);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
