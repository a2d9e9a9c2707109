import { allEndpoints, type Endpoint, type Role, signIn } from '@overland/contracts';
import { forgedTokens } from '@overland/service-kit/testing';
import { openSessionOf, productSecrets, queryAsOwner } from './databases.js';
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
  const session = await openSessionOf(people.superStaff);
  const { jwtPrivateKey: privateKey, jwtPublicKey: publicKey, serviceTokenSecret } = productSecrets();
  const now = new Date();
  const options = { privateKey, publicKey, serviceSecret: serviceTokenSecret, session, now };
  const stranger = forgedTokens(options).forgeries.find(([name]) => name === 'the key of a stranger');
  forged = stranger?.[1] ?? '';
});

const kept = new Map<Caller, string | null>();

/** Signing out ends a session: it gets one of its own. */
async function tokenForCell(caller: Caller, { path }: Endpoint): Promise<string | null> {
  if (path === signIn.signOut.path) return newTokenOf(caller);
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

/** Written out again from the table's words, so that a wrong rule of the gateway is not compared with itself. */
function expected({ access }: Endpoint, caller: Caller): 'let in' | 401 | 403 | 404 {
  if (access === 'service') return 404;
  if (access === 'public') return 'let in';
  const role = roleOf[caller];
  if (!role) return 401;
  if (access === 'signedIn') return 'let in';
  if (access === 'superAdmin') return caller === 'super MCAdmin' ? 'let in' : 403;
  return access.includes(role) ? 'let in' : 403;
}

const cells = allEndpoints.flatMap((endpoint) => callers.map((caller) => ({ endpoint, caller })));

describe('T2: who may call what, through the real services', () => {
  it(`gives every one of ${cells.length} cells (${allEndpoints.length} routes x ${callers.length} callers) the status of the table`, async () => {
    expect(cells).toHaveLength(allEndpoints.length * 9);
    const wrong: string[] = [];
    const before = await refusalsInTrail();
    await inLanes(cells, 6, async ({ endpoint, caller }) => {
      const token = await tokenForCell(caller, endpoint);
      // An empty body: whoever is let in changes nothing.
      const { status } = await callRaw({
        method: endpoint.method,
        path: pathOf(endpoint, things),
        token,
        body: endpoint.method === 'GET' ? undefined : '{}',
      });
      const wanted = expected(endpoint, caller);
      // The public page of a quote that is not shared is not found, whoever asks.
      const isLetIn = status === 200 || status === 400 || (status === 404 && endpoint.access === 'public');
      if (wanted === 'let in' ? !isLetIn : status !== wanted) {
        wrong.push(`${endpoint.method} ${endpoint.path}, ${caller}: ${status}, not ${wanted}`);
      }
    });
    expect(wrong).toEqual([]);
    const refused = cells.filter(({ endpoint, caller }) => expected(endpoint, caller) === 403);
    expect((await refusalsInTrail()) - before).toBe(refused.length);
  });
});

/** Rows of the audit trail for calls that a role may not make. */
async function refusalsInTrail(): Promise<number> {
  const [row] = await queryAsOwner<{ count: number }>(
    'identity',
    `select count(*)::int as count from audit where action = 'access.refused'`,
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

  it(`answers none of ${tricks.length} with 2xx where there is no token`, async () => {
    const served: string[] = [];
    await inLanes(tricks, 6, async ({ endpoint, method, headers = {}, spelling = asIs }) => {
      const path = spelling(pathOf(endpoint, things));
      const { status } = await callRaw({ method, path, headers });
      if (status < 400) served.push(`${method} ${path} ${JSON.stringify(headers)}: ${status}`);
    });
    expect(served).toEqual([]);
  });
});
