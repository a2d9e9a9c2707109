// A service in a separate process, on the given database. Callers get a token signed with its key.
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { signUserToken } from '@overland/service-kit';
import { endWithUs, hasEnded } from './end-with-us.mjs';
import { demo } from './quotes-at-size.mjs';

const entryOf = (name) => path.resolve(import.meta.dirname, `../services/${name}/dist/main.js`);

export const withQuotingService = (databaseUrl, secrets, work) =>
  withService({ name: 'quoting', databaseUrl, secrets }, work);

/** Runs `work({ pid, url })` with the service. */
export async function withService({ name, databaseUrl, secrets, env = {} }, work) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(entryOf(name), {
    execArgv: [],
    env: {
      ...process.env,
      ...env,
      [`${name.toUpperCase()}_DATABASE_URL`]: databaseUrl,
      JWT_PUBLIC_KEY: secrets.jwtPublicKey,
      SERVICE_TOKEN_SECRET: secrets.serviceTokenSecret,
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
  });
  endWithUs(child.pid);
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`The ${name} service exited with ${child.exitCode}.`);
      await pause(50);
    }
    return await work({ pid: child.pid, url });
  } finally {
    child.kill();
    hasEnded(child.pid);
  }
}

function isReady(url) {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** `POST /quotes` of a demo user. `user` is a name of the demo users, `body` the list request. */
export function listRequest({ url, secrets, user, body }) {
  return {
    url: `${url}/quotes`,
    method: 'POST',
    headers: headersOf(secrets, user),
    body: JSON.stringify(body),
  };
}

export function headersOf(secrets, user) {
  const { id, role, portalId, isSuperAdmin = false } = demo.users[user];
  const token = signUserToken(
    { userId: id, sessionId: id, role, portalId, isSuperAdmin },
    { privateKey: secrets.jwtPrivateKey, expiresInSeconds: 7200, now: new Date() },
  );
  return { 'content-type': 'application/json', authorization: `JWT ${token}` };
}
