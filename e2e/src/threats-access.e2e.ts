import { randomUUID } from 'node:crypto';
import {
  account,
  allEndpoints,
  type Endpoint,
  listViews,
  notices,
  orderClaims,
  orderExports,
  orderWork,
  type Role,
  reportSchedules,
  secondStep,
  signIn,
  userImports,
} from '@overland/contracts';
import { forgedTokens } from '@overland/service-kit/testing/forged-tokens';
import { openSessionOf, productSecrets, queryAsOwner } from './databases.js';
import { newPerson } from './own-people.js';
import { type Things, thingsOf } from './own-things.js';
import { call } from './product.js';
import { callRaw, inLanes, pathOf } from './raw-call.js';
import { people, tokenFor, tokenOf } from './tokens.js';

const callers = [
  'anonymous',
  'User',
  'Admin',
  'MCAdmin',
  'super MCAdmin',
  'archived user with a live token',
  'forged token',
  'expired token',
  'signed out',
] as const;
type Caller = (typeof callers)[number];

let things: Things;
let forged: string;
beforeAll(async () => {
  things = await thingsOf(await tokenFor(people.user), 'Access Matrix');
  const { portalId } = things;
  things.userId = (await newPerson({ role: 'User', portalId }))._id;
  outsiders.set('User', await newPerson({ role: 'User', portalId }));
  outsiders.set('Admin', await newPerson({ role: 'Admin', portalId }));
  outsiders.set('MCAdmin', await newPerson({ role: 'MCAdmin' }));
  outsiders.set('super MCAdmin', await newPerson({ role: 'MCAdmin', isSuperAdmin: true }));
  const session = await openSessionOf(people.superStaff);
  const { jwtPrivateKey: privateKey, jwtPublicKey: publicKey, serviceTokenSecret } = productSecrets();
  const now = new Date();
  const options = { privateKey, publicKey, serviceSecret: serviceTokenSecret, session, now };
  const stranger = forgedTokens(options).forgeries.find(([name]) => name === 'the key of a stranger');
  forged = stranger?.[1] ?? '';
});

/** Callers that may lose their other sessions. */
const outsiders = new Map<Caller, { email: string }>();
const kept = new Map<Caller, string | null>();

/** Sign-out ends a session, so that call gets its own; ending all others gets a person of its own. */
async function tokenForCell(caller: Caller, endpoint: Endpoint): Promise<string | null> {
  if (endpoint.path === signIn.signOut.path) return newTokenOf(caller);
  const outsider = outsiders.get(caller);
  if (endpoint === account.endOtherSessions && outsider) return tokenFor(outsider.email);
  const token = kept.get(caller) ?? (await newTokenOf(caller));
  kept.set(caller, token);
  return token;
}

async function newTokenOf(caller: Caller): Promise<string | null> {
  switch (caller) {
    case 'anonymous':
      return null;
    case 'User':
      return tokenFor(people.user);
    case 'Admin':
      return tokenFor(people.admin);
    case 'MCAdmin':
      return tokenFor(people.staff);
    case 'super MCAdmin':
      return tokenFor(people.superStaff);
    case 'archived user with a live token':
      return tokenFor(people.archived);
    case 'forged token':
      return forged;
    case 'expired token': {
      const iat = Math.floor(Date.now() / 1000) - 7200;
      return tokenOf(await openSessionOf(people.superStaff), { iat, exp: iat + 3600 });
    }
    case 'signed out': {
      const token = await tokenFor(people.superStaff);
      await call(signIn.signOut, {}, { token });
      return token;
    }
  }
}

const roleOf: Partial<Record<Caller, Role>> = {
  User: 'User',
  Admin: 'Admin',
  MCAdmin: 'MCAdmin',
  'super MCAdmin': 'MCAdmin',
};

/** Written independently of the gateway, so that a wrong rule is not compared with itself. */
function expected({ access }: Endpoint, caller: Caller): 'let in' | 401 | 403 | 404 {
  if (access === 'service') return 404;
  if (access === 'public') return 'let in';
  const role = roleOf[caller];
  if (!role) return 401;
  if (access === 'signedIn') return 'let in';
  if (access === 'superAdmin') return caller === 'super MCAdmin' ? 'let in' : 403;
  return access.includes(role) ? 'let in' : 403;
}

/** What belongs to one person and is hidden from everybody else, or to nobody here. */
const personal = new Set<Endpoint>([
  account.endSession,
  listViews.remove,
  notices.read,
  orderClaims.step,
  orderClaims.undo,
  orderExports.remove,
  orderWork.removePayment,
  reportSchedules.remove,
  secondStep.removePasskey,
  secondStep.removeAuthenticator,
  userImports.get,
  userImports.failed,
]);

const cells = allEndpoints.flatMap((endpoint) => callers.map((caller) => ({ endpoint, caller })));

describe('T2: access to every endpoint, through the real services', () => {
  it(`returns the status of the access table for all ${cells.length} cells (${allEndpoints.length} routes x ${callers.length} callers)`, async () => {
    expect(cells).toHaveLength(allEndpoints.length * 9);
    const wrong: string[] = [];
    const requestId = `access-${randomUUID()}`;
    await inLanes(cells, 6, async ({ endpoint, caller }) => {
      const token = await tokenForCell(caller, endpoint);
      // An empty body: a caller with access changes nothing, apart from canceling the order made for this.
      const { status } = await callRaw({
        method: endpoint.method,
        path: pathOf(endpoint, things),
        token,
        headers: { 'x-request-id': requestId },
        body: endpoint.method === 'GET' ? undefined : '{}',
      });
      const wanted = expected(endpoint, caller);
      // The public page of a quote that is not shared is a 404 for every caller, and so is what belongs to a person
      // alone; 409 is of an email that was just sent again.
      const isAbsent = endpoint.access === 'public' || personal.has(endpoint);
      const isLetIn = [200, 400, 409].includes(status) || (status === 404 && isAbsent);
      if (wanted === 'let in' ? !isLetIn : status !== wanted) {
        wrong.push(`${endpoint.method} ${endpoint.path}, ${caller}: ${status}, not ${wanted}`);
      }
    });
    expect(wrong).toEqual([]);
    const refused = cells.filter(({ endpoint, caller }) => expected(endpoint, caller) === 403);
    expect(await refusalsInTrail(requestId)).toBe(refused.length);
  });
});

/** Audit trail rows for calls with this id that the role may not make. */
async function refusalsInTrail(requestId: string): Promise<number> {
  const [row] = await queryAsOwner<{ count: number }>(
    'identity',
    `select count(*)::int as count from audit where action = 'access.refused' and request_id = $1`,
    [requestId],
  );
  return row?.count ?? 0;
}

interface Trick {
  endpoint: Endpoint;
  method: string;
  headers?: Record<string, string>;
  spelling?: (path: string) => string;
}

const asIs = (path: string) => path;
const encodeAt = (path: string, at: number) =>
  `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;

const spellings = [
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.replace('/api/', '/api//'),
  (path: string) => encodeAt(path, 5),
  (path: string) => encodeAt(path, 1),
  (path: string) => path.toUpperCase(),
  (path: string) => `${path};x`,
  (path: string) => `/.${path}`,
  (path: string) => path.replace('/api/', '/api/./'),
  (path: string) => path.replace('/api/', '/api/x/../'),
  (path: string) => path.replace('/api/', '/api%2f'),
  (path: string) => path.replace('/api/', '/api/makes/..%2f'),
  (path: string) => `${path}%00`,
  (path: string) => `http://localhost${path}`,
];

describe('T1: other spellings and methods of every route that is not public', () => {
  const guarded = allEndpoints.filter(({ access }) => access !== 'public');
  const tricks: Trick[] = guarded.flatMap((endpoint) => [
    ...['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE'].map((method) => ({ endpoint, method })),
    ...['x-http-method-override', 'x-http-method', 'x-method-override'].map((header) => ({
      endpoint,
      method: endpoint.method,
      headers: { [header]: endpoint.method === 'GET' ? 'POST' : 'GET' },
    })),
    ...spellings.map((spelling) => ({ endpoint, method: endpoint.method, spelling })),
    { endpoint, method: endpoint.method, headers: { 'x-original-url': '/api/makes' } },
    { endpoint, method: endpoint.method, headers: { 'x-user-role': 'MCAdmin', 'x-user-id': 'dana' } },
    { endpoint, method: endpoint.method, headers: { authorization: 'Service e30.e30.e30' } },
  ]);

  it(`answers none of ${tricks.length} with 2xx without a token`, async () => {
    const served: string[] = [];
    await inLanes(tricks, 6, async ({ endpoint, method, headers = {}, spelling = asIs }) => {
      const path = spelling(pathOf(endpoint, things));
      const { status } = await callRaw({ method, path, headers });
      if (status < 400) served.push(`${method} ${path} ${JSON.stringify(headers)}: ${status}`);
    });
    expect(served).toEqual([]);
  });
});
