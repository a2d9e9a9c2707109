// npm run dev [-- package …] [options of npm start]: runs the system, rebuilds what changes and reloads open pages.
// PostgreSQL, the inbox and the ports stay the same while services and areas are replaced.
import { fork } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFront } from './dev/front.mjs';
import { end, Host } from './dev/host.mjs';
import { watchSources } from './dev/sources.mjs';
import { checkTypes, endTypeChecks } from './dev/types.mjs';
import { areas as remotes, services } from './packages.mjs';
import { installPackages, requireNode, root, runStep } from './steps.mjs';

const areas = ['shell', ...remotes];
const under = ['libs/contracts', 'libs/federation', 'libs/service-kit', 'gateway', 'stack'];
const sitesRoot = path.join(root, '.data/dev/sites');

try {
  await start(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

/** Package names come first, then the options of npm start. @throws on a name that is neither an area nor a service */
function readArguments(given) {
  const firstOption = given.findIndex((each) => each.startsWith('--'));
  const names = firstOption < 0 ? given : given.slice(0, firstOption);
  const unknown = names.find((name) => !areas.includes(name) && !services.includes(name));
  if (unknown) {
    throw new Error(
      `There is no "${unknown}". Name some of: ${[...areas, ...services].join(', ')}; or none for all.`,
    );
  }
  const chosen = names.length === 0 ? [...areas, ...services] : names;
  const watchedAreas = areas.filter((area) => chosen.includes(area));
  return {
    // A remote built for development needs a shell built for development.
    watchedAreas: watchedAreas.length > 0 ? [...new Set(['shell', ...watchedAreas])] : [],
    watchedServices: services.filter((service) => chosen.includes(service)),
    argv: firstOption < 0 ? [] : given.slice(firstOption),
  };
}

async function start({ watchedAreas, watchedServices, argv }) {
  if (argv.includes('--help')) {
    console.log(`npm run dev -- [package …] [options]\n\npackages: ${[...areas, ...services].join(', ')}\n`);
  }
  requireNode();
  await installPackages();
  const builtAreas = areas.filter((area) => !watchedAreas.includes(area));
  await buildOnce(['stack', ...builtAreas]);
  prepareSites(builtAreas);
  Object.assign(process.env, { SITES_ROOT: sitesRoot, RELEASES_DIR: path.join(sitesRoot, 'releases') });
  const { startStack } = await import(pathToFileURL(path.join(root, 'stack/dist/main.js')).href);
  const watched = [...under, ...watchedServices.map((name) => `services/${name}`)];
  await startStack(argv, (foundation) => hostAndWatch(foundation, watchedAreas, watched));
}

async function buildOnce(names) {
  const projects = names.map((name) => `@overland/${name}`).join(',');
  const command = ['nx', 'run-many', '-t', 'build', '-p', projects, '--output-style=static'];
  const { ok, output } = await runStep('Building what changed', 'npx', command);
  if (!ok) throw new Error(output);
}

/** Development builds are separate from those of npm start. Areas that are not watched are symlinked. */
function prepareSites(builtAreas) {
  rmSync(sitesRoot, { recursive: true, force: true });
  mkdirSync(sitesRoot, { recursive: true });
  for (const area of builtAreas) symlinkSync(path.join(root, area), path.join(sitesRoot, area), 'junction');
}

/** The hosting of `npm run dev`, in place of those of stack/src/main.ts. */
async function hostAndWatch({ options, adminUrl, closers }, areaNames, packages) {
  const web = areaNames.length > 0 ? watchAreas(areaNames, closers) : null;
  const host = new Host({ adminUrl, dataDir: options.dataDir });
  closers.push(() => host.stop());
  console.log('  Building the areas and starting the services …');
  await Promise.all([host.launch(), web?.firstBuild]);
  const front = await startFront(options, host);
  closers.push(() => front.close());
  web?.onBuild(({ site, built, ms }) => {
    front.reload([site]);
    console.log(`  ${built.join(', ')}: built after ${ms} ms, pages reloaded`);
    checkTypes('web');
  });
  const stopWatching = watchSources(packages, (files, changedAt) => restart(host, front, files, changedAt));
  closers.push(async () => {
    stopWatching();
    endTypeChecks();
  });
}

/** webpack in a separate process, so that a build does not delay the sites. */
function watchAreas(names, closers) {
  const child = fork(path.join(import.meta.dirname, 'dev/web.mjs'), [sitesRoot, ...names], { cwd: root });
  closers.push(() => end(child));
  let listener = () => undefined;
  const firstBuild = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.errors) reject(new Error(message.errors));
      else if (message.isFirst) resolve();
      else listener(message);
    });
    child.once('exit', (code) => reject(new Error(`The builds of the areas ended with ${code}.`)));
  });
  return {
    firstBuild,
    onBuild: (next) => {
      listener = next;
    },
  };
}

async function restart(host, front, files, changedAt) {
  const prepares = files.some((file) => file.includes(`${path.sep}migrations${path.sep}`));
  try {
    if (!(await host.launch({ prepares }))) return;
    front.reload(['staff', 'public']);
    console.log(`  ${files.join(', ')}: running after ${Date.now() - changedAt} ms, pages reloaded`);
  } catch (error) {
    console.error(`  ${error.message} The services from before the change keep running.`);
  }
  checkTypes('node');
}
