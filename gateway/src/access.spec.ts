import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints, type Endpoint, ErrorReply } from '@overland/contracts';
import { hourMs } from '@overland/contracts/calendar';
import { signUserToken } from '@overland/service-kit';
import { aSession, testKeys, tokenFor } from '@overland/service-kit/testing';
import { accessTable, type Caller, callers } from './access-table.js';
import { callRaw, filled, jwt, startTestGateway, type TestGateway } from './test-gateway.js';

const accessFile = path.resolve(import.meta.dirname, '../../docs/access.md');

/** The checked-in table, read back: route → caller → cell. */
function readTable(): Map<string, Record<string, string>> {
  const rows = readFileSync(accessFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Route'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows.map(([route = '', ...cells]) => [
      route,
      Object.fromEntries(callers.map((name, at) => [name, cells[at] ?? ''])),
    ]),
  );
}

/** The routes that a later part of the file lists. */
function listedBelow(title: string): string[] {
  const [, part = ''] = readFileSync(accessFile, 'utf8').split(`## ${title}\n`);
  const [list = ''] = part.split('\n## ');
  return [...list.matchAll(/^- (.+)$/gm)].map(([, route = '']) => route);
}

const revoked = aSession({ role: 'MCAdmin', isSuperAdmin: true });

function forgedToken(): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const session = aSession({ role: 'MCAdmin', isSuperAdmin: true });
  return signUserToken(session, { privateKey, expiresInSeconds: 3600, now: new Date() });
}

function expiredToken(): string {
  const hourAgo = new Date(Date.now() - hourMs);
  return signUserToken(aSession({ role: 'MCAdmin', isSuperAdmin: true }), {
    privateKey: testKeys().privateKey,
    expiresInSeconds: 60,
    now: hourAgo,
  });
}

/** A new session for every call: signing out, which is among the routes, ends it. */
const tokens: Record<Caller, () => string | null> = {
  anonymous: () => null,
  User: () => tokenFor(aSession({ role: 'User' })),
  Admin: () => tokenFor(aSession({ role: 'Admin' })),
  MCAdmin: () => tokenFor(aSession({ role: 'MCAdmin' })),
  'super MCAdmin': () => tokenFor(aSession({ role: 'MCAdmin', isSuperAdmin: true })),
  'forged token': forgedToken,
  'expired token': expiredToken,
  'revoked token': () => tokenFor(revoked),
};

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.sessions.ended.add(revoked.sessionId);
});
afterAll(() => gateway.close());

function knock(port: number, endpoint: Endpoint, caller: Caller) {
  const token = tokens[caller]();
  return callRaw(port, {
    method: endpoint.method,
    path: filled(endpoint.path),
    headers: token ? jwt(token) : {},
  });
}

/** A stream of events refuses an admitted caller who does not ask for a stream. */
const outcome = (status: number, { live }: Endpoint) =>
  status === 200 || (live && status === 400) ? 'yes' : String(status);

it('keeps docs/access.md equal to the contract table', () => {
  expect(readFileSync(accessFile, 'utf8')).toBe(accessTable(allEndpoints));
});

it('answers every caller on every route as listed in docs/access.md', async () => {
  const table = readTable();
  const wrong: string[] = [];
  let count = 0;
  for (const endpoint of allEndpoints) {
    const route = `${endpoint.method} ${endpoint.path}`;
    for (const caller of callers) {
      count += 1;
      const { status } = await knock(gateway.staffPort, endpoint, caller);
      const expected = table.get(route)?.[caller];
      if (outcome(status, endpoint) !== expected)
        wrong.push(`${route} as ${caller}: ${status}, not ${expected}`);
    }
  }
  console.info(`${count} pairs of route and caller tried`);
  expect(wrong).toEqual([]);
});

it('asks for the password again on the routes that docs/access.md lists, and on no other', async () => {
  const session = aSession({ role: 'MCAdmin', isSuperAdmin: true });
  gateway.sessions.unconfirmed.add(session.sessionId);
  const asking: string[] = [];
  const isTried = ({ access, path: where }: Endpoint) => access !== 'service' && where !== '/logout';
  for (const { method, path: where } of allEndpoints.filter(isTried)) {
    const { status, text } = await callRaw(gateway.staffPort, {
      method,
      path: filled(where),
      headers: jwt(tokenFor(session)),
    });
    if (status === 403) asking.push(`${method} ${where}: ${JSON.parse(text).code}`);
  }
  expect(asking).toEqual(
    listedBelow('Which ask for the password again').map((route) => `${route}: confirmationRequired`),
  );
  expect(asking).toContain('PUT /user/:userId/status: confirmationRequired');
});

it('lets somebody without a required second step call what docs/access.md lists, and nothing else', async () => {
  const session = aSession({ role: 'MCAdmin', isSuperAdmin: true });
  gateway.sessions.limited.add(session.sessionId);
  const open: string[] = [];
  const isGuarded = ({ access }: Endpoint) => access !== 'service' && access !== 'public';
  // Signing out last: it ends the session.
  const guarded = [...allEndpoints].filter(isGuarded).sort((one) => (one.path === '/logout' ? 1 : 0));
  for (const { method, path: where } of guarded) {
    const headers = jwt(tokenFor(session));
    const { status, text } = await callRaw(gateway.staffPort, { method, path: filled(where), headers });
    if (status === 403 && JSON.parse(text).code === 'secondStepRequired') continue;
    open.push(`${method} ${where}`);
  }
  expect(open.sort()).toEqual(listedBelow('Which a missing second step leaves open').sort());
});

it('is anonymous on a public route without a required second step', async () => {
  const session = aSession({ role: 'User' });
  gateway.sessions.limited.add(session.sessionId);
  const { text } = await callRaw(gateway.staffPort, { path: '/api/makes', headers: jwt(tokenFor(session)) });
  expect(JSON.parse(text).headers.authorization).toBeUndefined();
});

it('answers 401 in the contract’s error shape wherever a valid token is missing', async () => {
  const bad: Caller[] = ['anonymous', 'forged token', 'expired token', 'revoked token'];
  for (const endpoint of allEndpoints.filter(({ access }) => access !== 'public' && access !== 'service')) {
    for (const caller of bad) {
      const { status, text } = await knock(gateway.staffPort, endpoint, caller);
      const body = ErrorReply.parse(JSON.parse(text));
      expect([endpoint.path, caller, status, body.code, body.message]).toEqual([
        endpoint.path,
        caller,
        401,
        'unauthorized',
        'Your session has ended. Please sign in again.',
      ]);
    }
  }
});

it('answers nothing but the public routes on the public listener', async () => {
  for (const endpoint of allEndpoints) {
    const { status } = await knock(gateway.publicPort, endpoint, 'super MCAdmin');
    const isPublic = endpoint.access === 'public';
    // The path may exist there for another method.
    expect([
      endpoint.path,
      isPublic ? outcome(status, endpoint) === 'yes' : [404, 405].includes(status),
    ]).toEqual([endpoint.path, true]);
  }
});

it('removes an expired token from a public request, and leaves the token of a reset link', async () => {
  const makes = { path: '/api/makes', headers: jwt(tokenFor(revoked)) };
  const reset = { method: 'POST', path: '/api/resetpassword', headers: jwt('a-random-reset-token') };
  expect(JSON.parse((await callRaw(gateway.staffPort, makes)).text).headers.authorization).toBeUndefined();
  expect(JSON.parse((await callRaw(gateway.staffPort, reset)).text).headers.authorization).toBe(
    'JWT a-random-reset-token',
  );
});

it('refuses a service token from outside', async () => {
  const headers = { authorization: 'Service whatever' };
  const answer = await callRaw(gateway.staffPort, { path: '/api/makes', headers });
  expect(JSON.parse(answer.text).headers.authorization).toBeUndefined();
});
