// `npm run weigh`: what the first view of each page weighs in the build that is there; fails above the limits.
import { join } from 'node:path';
import { filesOfView, readBuild, weightOf } from './first-view.mjs';
import { weights } from './weights.mjs';

const root = join(import.meta.dirname, '../..');
const build = readBuild(root);
const rows = weights.map((one) => ({ ...one, weight: weightOf(filesOfView(one, build)) }));
for (const { view, weight, limit, goal } of rows) {
  const verdict = weight > limit ? `above its limit of ${limit}` : `of ${limit}`;
  const missed = limit > goal ? ` (goal ${goal})` : '';
  process.stdout.write(`${view.padEnd(18)} ${weight.toFixed(1).padStart(6)} KB ${verdict}${missed}\n`);
}
process.exitCode = rows.some(({ weight, limit }) => weight > limit) ? 1 : 0;
