// npm run dev [-- package …] [options of npm start]: runs the system, rebuilds what changes and reloads open pages.
// PostgreSQL, the inbox and the ports stay the same while services and areas are replaced.
import { fork } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFront } from './dev/front.mjs';
import { Host } from './dev/host.mjs';
import { watchSources } from './dev/sources.mjs';
import { checkTypes } from './dev/types.mjs';
import { areas as remotes, services } from './packages.mjs';
import { installPackages, requireNode, root, runStep } from './steps.mjs';

const areas = ['shell', ...remotes];
const under = ['libs/contracts', 'libs/federation', 'libs/service-kit', 'gateway', 'stack'];

const closers = [];
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
try {
  await start(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error.message}`);
  await stop(1);
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
  requireNode();
  await installPackages();
  const builtAreas = areas.filter((area) => !watchedAreas.includes(area));
  await buildOnce(['stack', ...builtAreas]);
  const options = await readOptions(argv);
  const { simulatesDispatch } = await dist('dispatch-simulator/own-simulator.js');
  const isSimulated = simulatesDispatch();
  await (await dist('ports.js')).assertPortsFree(options, { isSimulated });
  const sitesRoot = prepareSites(builtAreas);
  const web = watchedAreas.length > 0 ? watchAreas(watchedAreas, sitesRoot) : null;
  const { postgres, env } = await startFoundation(options);
  const host = new Host({ ...env, SITES_ROOT: sitesRoot, RELEASES_DIR: path.join(sitesRoot, 'releases') });
  closers.push(() => host.stop());
  await host.start({
    adminUrl: postgres.adminUrl,
    dataDir: options.dataDir,
    prepares: true,
    demo: options.demo,
  });
  if (isSimulated) await startSimulator(options);
  await web?.firstBuild;
  const front = await startFront(options, host);
  closers.push(() => front.close());
  web?.onBuild(({ site, built, ms }) => {
    front.reload([site]);
    console.log(`  ${built.join(', ')}: built after ${ms} ms, pages reloaded`);
    checkTypes('web');
  });
  const watched = [...under, ...watchedServices.map((name) => `services/${name}`)];
  closers.push(watchSources(watched, (files, changedAt) => restart(host, front, files, changedAt)));
  console.log(
    `\n  Site         http://localhost:${options.sitePort}\n  Public site  http://localhost:${options.publicPort}`,
  );
  console.log(`  Inbox        http://localhost:${options.inboxPort}\n\n  Ctrl-C stops everything.\n`);
}

async function buildOnce(names) {
  const projects = names.map((name) => `@overland/${name}`).join(',');
  const command = ['nx', 'run-many', '-t', 'build', '-p', projects, '--output-style=static'];
  const { ok, output } = await runStep('Building what changed', 'npx', command);
  if (!ok) throw new Error(output);
}

function dist(file) {
  return import(pathToFileURL(path.join(root, 'stack/dist', file)).href);
}

async function readOptions(argv) {
  const { help, readOptions: read } = await dist('options.js');
  const options = read(argv, root);
  if (options !== 'help') return options;
  console.log(
    `npm run dev -- [package …] [options]\n\npackages: ${[...areas, ...services].join(', ')}\n\n${help}`,
  );
  process.exit(0);
}

/** Development builds are separate from those of npm start. Areas that are not watched are symlinked. */
function prepareSites(builtAreas) {
  const sitesRoot = path.join(root, '.data/dev/sites');
  rmSync(sitesRoot, { recursive: true, force: true });
  mkdirSync(sitesRoot, { recursive: true });
  for (const area of builtAreas) symlinkSync(path.join(root, area), path.join(sitesRoot, area), 'junction');
  return sitesRoot;
}

/** webpack in a separate process, so that a build does not delay the sites. */
function watchAreas(names, sitesRoot) {
  const child = fork(path.join(import.meta.dirname, 'dev/web.mjs'), [sitesRoot, ...names], { cwd: root });
  closers.push(() => child.kill());
  let listener = () => undefined;
  const firstBuild = new Promise((resolve, reject) => {
    child.on('message', (message) => (message.isFirst ? resolve() : listener(message)));
    child.once('exit', (code) => reject(new Error(`The area builds exited with ${code}.`)));
  });
  firstBuild.catch(() => undefined);
  return {
    firstBuild,
    onBuild: (next) => {
      listener = next;
    },
  };
}

async function startFoundation(options) {
  const [{ supervisePostgres }, { readOrCreateSecrets }, { environmentOf }, { startInbox }] =
    await Promise.all([
      import('@overland/embedded-postgres'),
      dist('secrets.js'),
      dist('environment.js'),
      dist('inbox/start-inbox.js'),
    ]);
  const postgres = await supervisePostgres({
    dataDir: path.join(options.dataDir, 'postgres'),
    port: options.postgresPort,
    log: () => undefined,
  });
  closers.push(() => postgres.stop());
  const inbox = await startInbox({
    smtpPort: options.smtpPort,
    webPort: options.inboxPort,
    dataDir: path.join(options.dataDir, 'inbox'),
  });
  closers.push(() => inbox.close());
  const secrets = readOrCreateSecrets(options.dataDir);
  return { postgres, env: { ...environmentOf(options, secrets), ...process.env } };
}

/** After the demo data, which holds its orders. */
async function startSimulator(options) {
  const [{ startOwnSimulator }, { readOrCreateSecrets }] = await Promise.all([
    dist('dispatch-simulator/own-simulator.js'),
    dist('secrets.js'),
  ]);
  const simulator = await startOwnSimulator(options, readOrCreateSecrets(options.dataDir));
  closers.push(() => simulator.close());
}

async function restart(host, front, files, changedAt) {
  const prepares = files.some((file) => file.includes(`${path.sep}migrations${path.sep}`));
  try {
    if (!(await host.restart({ prepares }))) return;
    front.reload(['staff', 'public']);
    console.log(`  ${files.join(', ')}: running after ${Date.now() - changedAt} ms, pages reloaded`);
  } catch (error) {
    console.error(`  ${error.message} The services from before the change keep running.`);
  }
  checkTypes('node');
}

async function stop(code = 0) {
  for (const close of closers.splice(0).reverse()) {
    await Promise.resolve(close()).catch((error) => console.error(error));
  }
  process.exit(typeof code === 'number' ? code : 0);
}
