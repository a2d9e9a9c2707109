// The first steps of npm start and npm test. Plain JavaScript, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { killTree } from './processes.mjs';

export const root = path.dirname(import.meta.dirname);

/** Exits with a readable message if Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Overland needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs npm ci if the lock file has changed since the last install.
 * @param what `product`: what builds and runs it; `all`: the packages of tests and lint, a third more, too
 * @param folder of a package with a lock file of its own
 */
export async function installPackages(what = 'all', folder = root) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(folder, 'node_modules/.overland-lock');
  // A mark of one word is of a version that always installed all; so does who installs by hand.
  const isNew = !existsSync(path.join(folder, 'node_modules'));
  const [installedLock, installed = isNew ? what : 'all'] = existsSync(mark)
    ? readFileSync(mark, 'utf8').split(' ')
    : [''];
  const wanted = installed === 'all' ? installed : what;
  const isSameLock = installedLock === lock;
  if (isSameLock && installed === wanted) return;
  // What is there stays where it is when the rest is added: the product may be running from it.
  const command = isSameLock ? ['install', '--no-save'] : ['ci'];
  const omitted = wanted === 'product' ? ['--omit=dev', '--omit=peer'] : [];
  // Each package that arrives is a line, and so progress.
  const args = [...command, ...omitted, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'];
  const { ok, output } = await runStep('Installing packages (once)', 'npm', args, { cwd: folder });
  if (!ok) fail(output.replaceAll(/^npm http .*\n/gm, ''));
  writeFileSync(mark, `${lock} ${wanted}`);
}

/** Builds what has changed. Nx takes seconds to find that nothing has; comparing file times takes almost none. */
export async function build() {
  const mark = path.join(root, 'node_modules/.overland-build');
  const { sources, dist } = stateOfFiles();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === `${sources} ${dist}`) return;
  const args = ['nx', 'run-many', '-t', 'build', '--output-style=static'];
  const { ok, output } = await runStep('Building what changed', 'npx', args);
  if (!ok) fail(output);
  // The state of the sources before the build: later changes are not built yet.
  writeFileSync(mark, `${sources} ${stateOfFiles().dist}`);
}

/** Hashes of the name, size and time of all our files: those in `dist` folders, and all others. */
function stateOfFiles() {
  const hashes = { sources: createHash('sha256'), dist: createHash('sha256') };
  const look = (folder, isBuilt) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) look(file, isBuilt || entry.name === 'dist');
      else hashes[isBuilt ? 'dist' : 'sources'].update(stateOf(file));
    }
  };
  look(root, false);
  return { sources: hashes.sources.digest('hex'), dist: hashes.dist.digest('hex') };
}

function stateOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}\n`;
}

/** A step that has shown no progress for so long is taken to hang. A slow machine still shows some. */
const longestQuietMs = 3 * 60_000;

/**
 * Runs a command with a one-line progress message. One that makes no progress for three minutes is stopped with everything
 * that it has started, and so is one that runs when this process is ended by a signal.
 * @param progressFile what it writes there counts as progress, as its output does; its text says what was running
 * @returns whether it succeeded, and its output
 */
export async function runStep(
  what,
  command,
  args,
  { progressFile, quietMs = longestQuietMs, cwd = root } = {},
) {
  const started = Date.now();
  process.stdout.write(`  ${what} …`);
  const child = spawn(command, args, {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
  });
  const release = endWithUs(child);
  const result = await resultOf(child, { progressFile, quietMs });
  release();
  const running = progressFile && existsSync(progressFile) ? readFileSync(progressFile, 'utf8') : '';
  const hung = result.isStopped
    ? `\n${what}: stopped after ${quietMs / 60_000} minutes without progress. ${running}\n`
    : '';
  console.log(` ${result.ok ? '' : 'failed, '}${((Date.now() - started) / 1000).toFixed(1)} s${hung}`);
  return result;
}

/**
 * Ends the child, and this process, when a signal comes, or when the process that started this one has ended: the shell
 * between npm and a script hands no signal on. Returns what takes that back.
 */
function endWithUs(child) {
  const end = (signal) => {
    killTree(child.pid);
    process.exit(128 + constants.signals[signal]);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && end('SIGHUP'), 500);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, end);
  };
}

function resultOf(child, { progressFile, quietMs }) {
  const pieces = [];
  let isStopped = false;
  let lastProgress = Date.now();
  const writtenAt = () => (progressFile && existsSync(progressFile) ? statSync(progressFile).mtimeMs : 0);
  return new Promise((resolve) => {
    const end = (ok) => {
      clearInterval(watch);
      resolve({ ok: ok && !isStopped, isStopped, output: pieces.join('') });
    };
    const watch = setInterval(() => {
      if (Date.now() - Math.max(lastProgress, writtenAt()) < quietMs) return;
      isStopped = true;
      clearInterval(watch);
      killTree(child.pid);
      // A process that could not be found may still hold the pipes.
      setTimeout(end, 5_000, false).unref();
    }, quietMs / 20);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        lastProgress = Date.now();
        pieces.push(text);
      });
    }
    child.once('error', (error) => {
      pieces.push(error.message);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

function fail(output) {
  console.error(output);
  process.exit(1);
}
