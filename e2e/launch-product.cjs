// Starts the product with `npm start`. CommonJS, so that both Jest tests and ES modules can load it.
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:net');
const path = require('node:path');

const root = path.dirname(__dirname);

/** A free port for each listener of the product, by option name. */
async function freePorts() {
  const [site, publicSite, inbox, smtp, postgres, dispatch] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  );
  return {
    'site-port': site,
    'public-port': publicSite,
    'inbox-port': inbox,
    'smtp-port': smtp,
    'postgres-port': postgres,
    'dispatch-port': dispatch,
  };
}

/** The output goes to the log file, not through a pipe. The child ends when its parent does, which closes its input. */
function spawnProduct({ args, env = {}, logFile, entry = 'e2e/start.mjs' }) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  return child;
}

/** With E2E_FRESH, a folder that a product made and left (start-product.mjs), a first start finds databases and demo data. */
function takeFreshData(dataDir, args) {
  const fresh = process.env.E2E_FRESH;
  if (!fresh || args.includes('--no-demo') || existsSync(path.join(dataDir, 'postgres'))) return;
  cpSync(fresh, dataDir, { recursive: true, filter: (file) => !file.endsWith('product.log') });
}

/**
 * Starts the product with its own ports and data. Resolves when it reports that it is ready.
 * @throws with the whole output if it exits before that
 */
async function launchProduct({
  dataDir,
  ports,
  env,
  args = [],
  entry,
  logFile = path.join(dataDir, 'product.log'),
}) {
  // Orders at the dispatch simulator stand still until a test moves them.
  const options = { 'dispatch-pace': 0, ...ports, data: dataDir };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  takeFreshData(dataDir, args);
  // An earlier run may have written to the same file: read only what is new.
  const before = existsSync(logFile) ? statSync(logFile).size : 0;
  const child = spawnProduct({ args: [...given, ...args], env, logFile, entry });
  await ready(child, logFile, before);
  return {
    child,
    logFile,
    site: `http://localhost:${ports['site-port']}`,
    publicSite: `http://localhost:${ports['public-port']}`,
    inbox: `http://localhost:${ports['inbox-port']}`,
    dispatch: `http://127.0.0.1:${ports['dispatch-port']}`,
  };
}

/** A build, which says nothing meanwhile, takes about a minute, and longer on a busy machine. */
const longestQuietMs = 300_000;

async function ready(child, logFile, before) {
  let heard = { length: 0, at: Date.now() };
  for (;;) {
    const output = readFileSync(logFile).subarray(before).toString();
    if (output.length !== heard.length) heard = { length: output.length, at: Date.now() };
    if (output.includes('Ctrl-C stops everything')) return;
    if (hasEnded(child)) {
      throw new Error(`npm start ended with ${child.exitCode} before it was ready:\n${output}`);
    }
    if (Date.now() - heard.at > longestQuietMs) {
      await endProduct(child);
      throw new Error(
        `npm start has said nothing for ${longestQuietMs / 1000} s and is not ready:\n${output}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Ends the product and waits for that; one that does not end in time is killed.
 * @returns its exit code, or the signal that ended it
 */
async function endProduct(child, signal = 'SIGINT', longestMs = 45_000) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    const killer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    await ended;
    clearTimeout(killer);
  }
  return child.exitCode ?? child.signalCode;
}

function lastLines(logFile, count = 40) {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

module.exports = { endProduct, freePort, freePorts, lastLines, launchProduct, spawnProduct };
