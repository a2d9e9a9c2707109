// Builds one area or one service into a folder of its own, apart from the installed build.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productVersion, sharedSources } from '../libs/federation/shared.mjs';
import { withNeededPackages } from './packages.mjs';
import { readJson } from './release-store.mjs';
import { root } from './steps.mjs';

/** @throws before it builds, where the installed shell has other shared libraries than these sources */
export function buildArea({ name, version, output }) {
  const shell = readJson(path.join(root, 'shell/dist/shell.json'));
  if (shell?.version !== productVersion || shell.sharedSources !== sharedSources()) {
    throw new Error(
      `${name} was not released: the shell that is installed (${shell?.version}) has another @overland/ui or ` +
        '@overland/web than these sources. Give the product a new version (npm version) and start it, which builds both.',
    );
  }
  const contract = path.join(output, 'contract');
  run(process.execPath, ['../libs/federation/build.mjs'], {
    cwd: path.join(root, name),
    env: {
      ...process.env,
      RELEASE_NAME: name,
      RELEASE_VERSION: version,
      RELEASE_OUTPUT: output,
      RELEASE_CALLS: buildCalls(contract),
    },
  });
  // Mostly gone by now: webpack cleans the folder that it writes to.
  rmSync(contract, { recursive: true, force: true });
}

/** The contract's calls, of these sources. The installed build of the contract is what the services run. */
function buildCalls(output) {
  linkOnce(path.join(root, 'node_modules'), path.join(output, 'node_modules'));
  const built = compileWithNeeded('libs/contracts', path.join(output, 'built'));
  run(process.execPath, ['write-calls.mjs'], { cwd: built });
  return path.join(built, 'dist/built-calls.js');
}

/**
 * The service with copies of all packages of ours that it needs, so that neither later builds nor other services change
 * what it runs. Packages of npm are those of the installation.
 */
export function buildService({ name, version, commit, output }) {
  writeFileSync(path.join(output, 'package.json'), JSON.stringify({ version, commit, type: 'module' }));
  linkOnce(path.join(root, 'node_modules'), path.join(output, '../../node_modules'));
  compileWithNeeded(`services/${name}`, output);
}

/** @returns the folder of the compiled package */
function compileWithNeeded(folder, output) {
  mkdirSync(output, { recursive: true });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(output, 'tsconfig.base.json'));
  for (const needed of withNeededPackages(folder)) compilePackage(needed, output);
  return path.join(output, folder);
}

function compilePackage(folder, output) {
  const [source, target] = [path.join(root, folder), path.join(output, folder)];
  cpSync(source, target, { recursive: true, filter: (file) => !/[\\/](dist|node_modules)$/.test(file) });
  linkOnce(path.join(source, 'node_modules'), path.join(target, 'node_modules'));
  linkOnce(target, path.join(output, 'node_modules', readJson(path.join(source, 'package.json')).name));
  run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], {
    cwd: target,
  });
  rmSync(path.join(target, 'src'), { recursive: true });
}

function linkOnce(to, link) {
  if (!existsSync(to) || existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  // Relative, as the folder is moved once it is complete.
  symlinkSync(path.relative(path.dirname(link), to), link);
}

function run(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nNothing was released: the build failed.`);
}
