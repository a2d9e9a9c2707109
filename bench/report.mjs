// The table of results, on the screen and in results.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { median } from './measure.mjs';

/** @param benchmarks `{ what, of, over, goal }`: figures by round, of what and over which baseline; goal as a ratio */
export function report(benchmarks) {
  const lines = [
    '| Benchmark | Ratio, median (range) | Goal | Result |',
    '| --- | --- | --- | --- |',
    ...benchmarks.map(rowOf),
  ];
  const about =
    `Node.js ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)} at the end. ` +
    'The ratio is that of two figures of the same round.';
  const day = new Date().toISOString().slice(0, 10);
  const text = `# Results of npm run bench, ${day}\n\n${about}\n\n${lines.join('\n')}\n`;
  writeFileSync(path.join(import.meta.dirname, 'results.md'), text);
  console.log(`\n${lines.join('\n')}\n\n${about}`);
}

function rowOf({ what, of, over, goal }) {
  const ratios = of.map((value, round) => value / over[round]);
  const middle = median(ratios);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const result = goal === undefined ? 'context' : middle <= goal ? 'met' : 'missed';
  const target = goal === undefined ? '' : `at most ${goal.toFixed(1)}x`;
  return `| ${what} | ${middle.toFixed(2)}x (${range}) | ${target} | ${result} |`;
}
