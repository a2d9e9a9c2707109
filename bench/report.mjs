// Prints the results and writes results.md, which keeps the rows of benchmarks, and with BENCH_VIEWS of pages, that did
// not run this time. Those of BENCH_QUICK are printed alone. A row measured anew on a later day shows the
// figure and day before.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { median } from './rows.mjs';

const file = path.join(import.meta.dirname, 'results.md');
const head = [
  '| | Benchmark | Median (range) | Goal | Result | Day | Before |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

/**
 * @param results `{ name, title, rows }` of each benchmark that ran
 * @param benchmarks all of them: several may measure one goal, and one at several sizes have `titles`
 */
export function report(results, benchmarks) {
  const names = benchmarks.map(({ name }) => name);
  const before = readLines();
  const lines = results
    .flatMap(({ name, title, rows }) => rows.map((row) => lineOf({ name, title, row })))
    .map((line) => `${line} ${beforeOf(line, before)} |`);
  const isOf = (line) => (benchmark) => line.startsWith(`| ${benchmark.name} | ${benchmark.title}: `);
  const all = benchmarks.flatMap(({ titles = [], ...one }) => [
    one,
    ...titles.map((title) => ({ ...one, title })),
  ]);
  const measured = new Set(lines.map(whatOf));
  const isReplaced = (line) =>
    process.env.BENCH_VIEWS ? measured.has(whatOf(line)) : results.some(isOf(line));
  const kept = before.filter((line) => all.some(isOf(line)) && !isReplaced(line));
  const sorted = [...kept, ...lines].sort((a, b) => names.indexOf(nameOf(a)) - names.indexOf(nameOf(b)));
  if (process.env.BENCH_QUICK !== '1')
    writeFileSync(file, `# Results of npm run bench\n\n${machine()}\n\n${[...head, ...sorted].join('\n')}\n`);
  console.log(`\n${[...head, ...lines].join('\n')}\n\n${machine()}`);
}

function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `Node.js ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model}), ${memory} GiB, ` +
    `load ${loadavg()[0].toFixed(1)} at the end. Figures ending in x are ratios of two figures of the same round.`
  );
}

function readLines() {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\| [A-Z]\d+ \|/.test(line));
}

/** The figure and day that a new line replaces; one of the same day keeps the figure of the day before. */
function beforeOf(line, lines) {
  const replaced = lines.find((each) => whatOf(each) === whatOf(line));
  if (!replaced) return '';
  const [, , , figure, , , day, before = ''] = cellsOf(replaced);
  return day === cellsOf(line)[6] ? before : `${figure}, ${day}`;
}

const cellsOf = (line) => line.split('|').map((cell) => cell.trim());
const nameOf = (line) => line.split('|')[1].trim();
const whatOf = (line) => line.split('|').slice(1, 3).join('|');

function lineOf({ name, title, row }) {
  const { what, figures, unit = 'x', atMost, atLeast, why } = row;
  const middle = median(figures);
  const range = `${round(Math.min(...figures))} to ${round(Math.max(...figures))}`;
  const value = `${round(middle)}${spaced(unit)}${figures.length > 1 ? ` (${range})` : ''}`;
  const goals = [
    ...(atMost === undefined ? [] : [`at most ${atMost}${spaced(unit)}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}${spaced(unit)}`]),
  ];
  const isMet = !(middle > atMost) && !(middle < atLeast);
  const result = goals.length === 0 ? 'context' : isMet ? 'met' : `missed${why ? `: ${why}` : ''}`;
  const day = new Date().toISOString().slice(0, 10);
  return `| ${name} | ${title}: ${what} | ${value} | ${goals.join(', ')} | ${result} | ${day} |`;
}

const spaced = (unit) => (unit === 'x' ? 'x' : ` ${unit}`);
const round = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
