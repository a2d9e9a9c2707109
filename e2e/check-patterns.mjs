// Asks the ReDoS checker about patterns: JSON [{source, flags}] on stdin, their statuses on stdout. A process of its own,
// because inside Jest's sandbox the checker takes five times as long.
import { text } from 'node:stream/consumers';

// The checker in JavaScript; the others start a Java or a native program. It looks at this when it is loaded.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Limits in characters decide, so that a slow machine finds the same; the times only end what hangs. */
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
