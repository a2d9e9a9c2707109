import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import launch from '../launch-product.cjs';
import { nodeKinds, swiftFiles } from './swift-files.mjs';

const kinds = ['proxy', ...nodeKinds];
const program = (name) => `/usr/bin/${name}`;
const programs = {
  memcached: 'memcached',
  ...Object.fromEntries(kinds.map((kind) => [`swift-${kind}`, `swift-${kind}-server`])),
};
const account = 'overland:files';
const secret = 'a-secret-of-the-test';
const bucket = 'orders';

/** The Debian packages that are missing here. */
export function missingPackages() {
  return Object.keys(programs).filter((name) => !existsSync(program(programs[name])));
}

/**
 * A server that speaks S3, with an empty bucket: Swift of OpenStack with its s3api, from Debian packages, on free ports
 * and in a folder that goes with it.
 * @returns the environment of a product that keeps its files there
 */
export async function startSwift() {
  const folder = mkdtempSync(path.join(tmpdir(), 'overland-swift-'));
  const ports = await portsOf(['cache', ...kinds]);
  const user = userInfo().username;
  const files = swiftFiles({ folder, user, ports, account, secret });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'devices/disk'), { recursive: true });
  for (const kind of nodeKinds) buildRing(folder, kind, ports[kind]);
  const run = (name, args) => spawnServer(path.join(folder, `${name}.log`), programs[name], args);
  const servers = [
    run('memcached', ['-l', '127.0.0.1', '-p', String(ports.cache), '-u', user]),
    ...kinds.map((kind) => run(`swift-${kind}`, [path.join(folder, `${kind}.conf`), '-v'])),
  ];
  const stop = async () => {
    await Promise.all(servers.map((server) => launch.endProduct(server, 'SIGTERM')));
    rmSync(folder, { recursive: true });
  };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  try {
    await createBucket(endpoint);
  } catch (error) {
    const log = launch.lastLines(path.join(folder, 'swift-proxy.log'), 3);
    await stop();
    throw new Error(`Swift did not start:\n${log}`, { cause: error });
  }
  const keys = { S3_ACCESS_KEY_ID: account, S3_SECRET_ACCESS_KEY: secret };
  return { env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, ...keys }, stop };
}

async function portsOf(names) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await launch.freePort()])));
}

/** Where Swift looks for a thing: always on the one disk. */
function buildRing(folder, kind, port) {
  const file = path.join(folder, `${kind}.builder`);
  for (const step of [
    ['create', '1', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/disk`, '1'],
    ['rebalance'],
  ]) {
    execFileSync(program('swift-ring-builder'), [file, ...step]);
  }
}

function spawnServer(logFile, name, args) {
  const log = openSync(logFile, 'a');
  const child = spawn(program(name), args, { stdio: ['ignore', log, log] });
  closeSync(log);
  return child;
}

/** As soon as the servers listen. */
async function createBucket(endpoint) {
  const credentials = { accessKeyId: account, secretAccessKey: secret };
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials,
    forcePathStyle: true,
    maxAttempts: 1,
  });
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await client.send(new CreateBucketCommand({ Bucket: bucket }));
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(200);
    }
  }
}
