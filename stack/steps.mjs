// What npm start and npm test do first on any clone. Plain JavaScript: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

/** Ends the program with a readable line where Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Overland needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs npm ci when the lock file is another one than the installed one. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules/.overland-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  const { ok, output } = runStep('Installing packages (once)', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!ok) fail(output);
  writeFileSync(mark, lock);
}

/** Builds what changed since the last time. Nx takes seconds to find out that nothing did, a look at the files none. */
export function build() {
  const mark = path.join(root, 'node_modules/.overland-build');
  const sources = stateOfFiles('sources');
  const built = () => `${sources} ${stateOfFiles('dist')}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === built()) return;
  const { ok, output } = runStep('Building what changed', 'npx', [
    'nx',
    'run-many',
    '-t',
    'build',
    '--output-style=static',
  ]);
  if (!ok) fail(output);
  // The sources as they were before: what was changed meanwhile is not built yet.
  writeFileSync(mark, built());
}

/** A hash of the name, size and time of every file of ours: of those in `dist` folders, or of all others. */
function stateOfFiles(kind) {
  const hash = createHash('sha256');
  const look = (folder, isBuilt) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) look(file, isBuilt || entry.name === 'dist');
      else if (isBuilt === (kind === 'dist')) hash.update(stateOf(file));
    }
  };
  look(root, false);
  return hash.digest('hex');
}

function stateOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}\n`;
}

/** Runs a command, one line while it works; what it printed is returned. */
export function runStep(what, command, args) {
  const started = Date.now();
  process.stdout.write(`  ${what} …`);
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0' },
  });
  const ok = result.status === 0;
  console.log(` ${ok ? '' : 'failed, '}${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { ok, output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}` };
}

function fail(output) {
  console.error(output);
  process.exit(1);
}
