// A service, or its worker, in a separate process. Callers get a token signed with its key.
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { signUserToken } from '@overland/service-kit';
import { demo } from './at-size.mjs';
import { endWithUs, hasEnded } from './end-with-us.mjs';

/**
 * Runs `work({ pid, url })` with the process.
 * @param entry `main` answers calls, `worker` does the jobs
 * @param env beside that of this process, such as the database's URL
 */
export async function withService({ service, entry = 'main', secrets, env }, work) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const file = path.resolve(import.meta.dirname, `../services/${service}/dist/${entry}.js`);
  const child = fork(file, {
    execArgv: [],
    env: {
      ...process.env,
      JWT_PUBLIC_KEY: secrets.jwtPublicKey,
      SERVICE_TOKEN_SECRET: secrets.serviceTokenSecret,
      MAIL_SEAL_KEY: secrets.mailSealKey,
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  endWithUs(child.pid);
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`${service} ${entry} exited with ${child.exitCode}.`);
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

/** A POST of a demo user. `user` is a name of the demo users. */
export function postRequest({ url, path: where, secrets, user, body }) {
  return {
    url: `${url}${where}`,
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
