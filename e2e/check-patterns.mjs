// Runs the ReDoS checker on patterns: JSON [{source, flags}] on stdin, their statuses on stdout. It is a separate
// process because the checker takes five times as long inside Jest's sandbox.
import { text } from 'node:stream/consumers';

// Selects the JavaScript backend; the others start a Java or native program. Read when the checker is loaded.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Step limits decide the result, so a slow machine gets the same one; timeouts only stop a hanging check. */
const limits = {
  timeout: 60_000,
  attackTimeout: 60_000,
  incubationTimeout: 60_000,
  attackLimit: 50_000_000,
  maxAttackStringSize: 50_000,
};

const patterns = JSON.parse(await text(process.stdin));
process.stdout.write(
  JSON.stringify(patterns.map(({ source, flags }) => checkSync(source, flags, limits).status)),
);
