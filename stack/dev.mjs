// npm run dev [-- package …] [options of npm start]: the running system; what is changed is built again, and open
// pages are reloaded. PostgreSQL, the inbox and the addresses stay while services and areas come and go.
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFront } from './dev/front.mjs';
import { Host } from './dev/host.mjs';
import { watchSources } from './dev/sources.mjs';
import { checkTypes } from './dev/types.mjs';
import { installPackages, requireNode, root, runStep } from './steps.mjs';

const folders = (below) => readdirSync(path.join(root, below)).filter((name) => !name.startsWith('.'));
const areas = ['shell', ...folders('.').filter((name) => name.startsWith('mfe-'))];
const services = folders('services');
const under = ['libs/contracts', 'libs/service-kit', 'gateway', 'stack'];

const closers = [];
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
try {
  await start(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error.message}`);
  await stop(1);
}

/** Names come first, options of npm start behind them. @throws on a name that is no area and no service */
function readArguments(given) {
  const firstOption = given.findIndex((each) => each.startsWith('--'));
  const names = firstOption < 0 ? given : given.slice(0, firstOption);
  const unknown = names.find((name) => !areas.includes(name) && !services.includes(name));
  if (unknown) {
    throw new Error(
      `There is no "${unknown}". Name some of: ${[...areas, ...services].join(', ')}; or none for all.`,
    );
  }
  const asked = names.length === 0 ? [...areas, ...services] : names;
  const watchedAreas = areas.filter((area) => asked.includes(area));
  return {
    // A remote built for development wants a shell built for development.
    watchedAreas: watchedAreas.length > 0 ? [...new Set(['shell', ...watchedAreas])] : [],
    watchedServices: services.filter((service) => asked.includes(service)),
    argv: firstOption < 0 ? [] : given.slice(firstOption),
  };
}

async function start({ watchedAreas, watchedServices, argv }) {
  requireNode();
  installPackages();
  const builtAreas = areas.filter((area) => !watchedAreas.includes(area));
  buildOnce(['stack', ...builtAreas]);
  const options = await readOptions(argv);
  await assertPortsFree(options);
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

function buildOnce(names) {
  const projects = names.map((name) => `@overland/${name}`).join(',');
  const command = ['nx', 'run-many', '-t', 'build', '-p', projects, '--output-style=static'];
  const { ok, output } = runStep('Building what changed', 'npx', command);
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

async function assertPortsFree({ sitePort, publicPort, inboxPort, smtpPort }) {
  const { assertPortFree } = await dist('ports.js');
  await assertPortFree({ port: sitePort, what: 'the site', option: '--site-port' });
  await assertPortFree({ port: publicPort, what: 'the public site', option: '--public-port' });
  await assertPortFree({ port: inboxPort, what: 'the inbox', option: '--inbox-port' });
  await assertPortFree({ port: smtpPort, what: 'the inbox’s SMTP server', option: '--smtp-port' });
}

/** Builds for development stand apart from those that npm start shows; areas that are not watched are linked in. */
function prepareSites(builtAreas) {
  const sitesRoot = path.join(root, '.data/dev/sites');
  rmSync(sitesRoot, { recursive: true, force: true });
  mkdirSync(sitesRoot, { recursive: true });
  for (const area of builtAreas) symlinkSync(path.join(root, area), path.join(sitesRoot, area), 'junction');
  return sitesRoot;
}

/** webpack in a process of its own, so that a build does not hold up the answers of the sites. */
function watchAreas(names, sitesRoot) {
  const child = fork(path.join(import.meta.dirname, 'dev/web.mjs'), [sitesRoot, ...names], { cwd: root });
  closers.push(() => child.kill());
  let listener = () => undefined;
  const firstBuild = new Promise((resolve, reject) => {
    child.on('message', (message) => (message.isFirst ? resolve() : listener(message)));
    child.once('exit', (code) => reject(new Error(`The builds of the areas ended with ${code}.`)));
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

async function restart(host, front, files, changedAt) {
  const prepares = files.some((file) => file.includes(`${path.sep}migrations${path.sep}`));
  try {
    if (!(await host.restart({ prepares }))) return;
    front.reload(['staff', 'public']);
    console.log(`  ${files.join(', ')}: answers after ${Date.now() - changedAt} ms, pages reloaded`);
  } catch (error) {
    console.error(`  ${error.message} The services before the change still answer.`);
  }
  checkTypes('node');
}

async function stop(code = 0) {
  for (const close of closers.splice(0).reverse()) {
    await Promise.resolve(close()).catch((error) => console.error(error));
  }
  process.exit(typeof code === 'number' ? code : 0);
}
