// Starts the product as a person would (npm start). CommonJS: Jest's tests and Node's own modules both can load it.
const { spawn } = require('node:child_process');
const { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } = require('node:fs');
const { createServer } = require('node:net');
const path = require('node:path');

const root = path.dirname(__dirname);

/** Free ports for each of the product's listeners, by the names of its options. */
async function freePorts() {
  const [site, publicSite, inbox, smtp, postgres] = await Promise.all(Array.from({ length: 5 }, freePort));
  return {
    'site-port': site,
    'public-port': publicSite,
    'inbox-port': inbox,
    'smtp-port': smtp,
    'postgres-port': postgres,
  };
}

/** Everything it prints goes to the log file, not through a pipe. It ends with the process that started it. */
function spawnProduct({ args, env = {}, logFile, entry = 'stack/start.mjs' }) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  process.once('exit', () => child.kill('SIGINT'));
  return child;
}

/**
 * Starts the product on its ports and data, and resolves when it says that it is ready.
 * @throws with everything it printed when it ends before
 */
async function launchProduct({
  dataDir,
  ports,
  env,
  args = [],
  entry,
  logFile = path.join(dataDir, 'product.log'),
}) {
  const options = { ...ports, data: dataDir };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A run before may have written to the same file: only what comes now counts.
  const before = existsSync(logFile) ? statSync(logFile).size : 0;
  const child = spawnProduct({ args: [...given, ...args], env, logFile, entry });
  await ready(child, logFile, before);
  return {
    child,
    logFile,
    site: `http://localhost:${ports['site-port']}`,
    publicSite: `http://localhost:${ports['public-port']}`,
    inbox: `http://localhost:${ports['inbox-port']}`,
  };
}

async function ready(child, logFile, before) {
  for (;;) {
    const output = readFileSync(logFile).subarray(before).toString();
    if (output.includes('Ctrl-C stops everything')) return;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`npm start ended with ${child.exitCode} before it was ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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

module.exports = { freePorts, launchProduct, spawnProduct };
