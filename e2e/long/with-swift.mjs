// Runs a command with S3_* set to a real server that speaks S3, and stops both:
//   node e2e/long/with-swift.mjs npm start
import { spawn } from 'node:child_process';
import { missingPackages, startSwift } from './start-swift.mjs';

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const [program, ...args] = process.argv.slice(2);
if (!program) refuse('Which command? For example: node e2e/long/with-swift.mjs npm start');
const missing = missingPackages();
if (missing.length > 0) refuse(`This needs OpenStack Swift of Debian: apt install ${missing.join(' ')}`);

let child = null;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true;
    child?.kill(signal);
  });
}
const { env, stop } = await startSwift();
if (isStopped) await stop();
else {
  child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('error', (error) => console.error(error.message));
  child.on('close', async (code) => {
    await stop();
    process.exitCode = code ?? 1;
  });
}
