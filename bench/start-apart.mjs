// npm start for measuring: gateway, services and workers in a process that has nothing else, without a TMS. The inbox and
// the dispatch simulator are in this one, and no part of what is measured.
import '../e2e/end-with-parent.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { end } from '../stack/dev/host.mjs';
import { startStack } from '../stack/dist/main.js';

await startStack(process.argv.slice(2), async ({ options, closers }) => {
  const isOfTms = (name) => name.startsWith('SUPER_DISPATCH_');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTms(name)));
  const child = fork(path.join(import.meta.dirname, '../stack/dev/host-process.mjs'), { env });
  closers.push(() => end(child));
  child.send({ ports: { staff: options.sitePort, public: options.publicPort }, database: null });
  const isReady = once(child, 'message');
  const hasEnded = once(child, 'exit').then(() => Promise.reject(new Error('The services could not start.')));
  await Promise.race([isReady, hasEnded]);
  hasEnded.catch(() => undefined);
  const url = `http://localhost:${options.sitePort}`;
  writeFileSync(
    path.join(options.dataDir, 'parts.json'),
    JSON.stringify([{ name: 'product', pid: child.pid, url }]),
  );
});
