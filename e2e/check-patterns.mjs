// Runs the ReDoS checker on patterns: JSON [{source, flags}] on stdin, their statuses on stdout. It is a separate
// process because the checker takes five times as long inside Jest's sandbox. Where npm has the checker's native program it
// takes a fifth of the time of its JavaScript.
import { text } from 'node:stream/consumers';
import { check } from 'recheck';

/** Step limits decide the result, so a slow machine gets the same one; timeouts only stop a hanging check. */
const limits = {
  timeout: 60_000,
  attackTimeout: 60_000,
  incubationTimeout: 60_000,
  attackLimit: 50_000_000,
  maxAttackStringSize: 50_000,
};

const statuses = [];
for (const { source, flags } of JSON.parse(await text(process.stdin)))
  statuses.push((await check(source, flags, limits)).status);
process.stdout.write(JSON.stringify(statuses), () => process.exit());
