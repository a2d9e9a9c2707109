// node deploy/docker/take-part.mjs services/orders /part: what one part needs to run, from a checkout that is built. Its
// packages of ours, and the packages of npm that these need in production.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withNeededPackages } from '../../stack/packages.mjs';
import { root } from '../../stack/steps.mjs';

const [, , part, target] = process.argv;
const notToRun = /[\\/](node_modules|src)$|\.(d\.ts|map)$/;

const copy = (file) =>
  cpSync(path.join(root, file), path.join(target, file), {
    recursive: true,
    filter: (from) => !notToRun.test(from),
  });

mkdirSync(target, { recursive: true });
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const packages = Object.keys(lock.packages).filter((folder) => folder && !folder.includes('node_modules'));
// npm compares the manifests of all packages with the lock file.
for (const folder of packages) copy(`${folder}/package.json`);
for (const file of ['package.json', 'package-lock.json']) copy(file);
const install = ['ci', '-w', part, '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
execFileSync('npm', install, { cwd: target, stdio: 'inherit' });

const needed = withNeededPackages(part);
for (const folder of packages.filter((each) => !needed.has(each))) {
  rmSync(path.join(target, folder), { recursive: true });
}
for (const folder of needed) copy(folder);
// The compressed browser; images that print have it unpacked.
rmSync(path.join(target, 'node_modules/@sparticuz/chromium/bin'), { recursive: true, force: true });
