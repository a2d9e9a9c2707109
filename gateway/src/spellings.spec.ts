import { allEndpoints } from '@overland/contracts';
import { aSession, tokenFor } from '@overland/service-kit/testing';
import { isCanonicalTarget } from './canonical-target.js';
import { callRaw, filled, jwt, startTestGateway, type TestGateway } from './test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Every way to write a path that some router or file server takes for the same one. */
function spellingsOf(method: string, path: string): string[] {
  const [, api = '', first = '', ...rest] = path.split('/');
  const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
  return [
    `${path}/`,
    `/${path}`,
    `/${api}//${first}${tail}`,
    `/${api}/${encoded}${tail}`,
    `/%61pi/${first}${tail}`,
    `/${api}%2f${first}${tail}`,
    `/API/${first}${tail}`,
    `/${api}/${first.toUpperCase()}${tail}`,
    `${path};x`,
    `/${api};x/${first}${tail}`,
    `/./${api}/${first}${tail}`,
    `/${api}/./${first}${tail}`,
    `/x/../${api}/${first}${tail}`,
    `/${api}/x/../${first}${tail}`,
    `/${api}/%2e/${first}${tail}`,
    `/${api}/x/%2e%2e/${first}${tail}`,
    `${path}%`,
    `/${api}\\${first}${tail}`,
    `http://localhost${path}`,
    // Where a parameter may stand these are other values of it, and no spelling of the same.
    ...(endsInParameter(method, path) ? [] : [`${path}%20`, `${path}%00`, `${path}.json`]),
  ];
}

/** Whether a path of the method has a parameter in the last place: `/users/export%20` is an id of `/users/:portalId`. */
function endsInParameter(method: string, path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return allEndpoints.some((one) => {
    const asked = filled(one.path);
    return (
      one.method === method &&
      /:\w+$/.test(one.path) &&
      asked.startsWith(folder) &&
      !asked.slice(folder.length).includes('/')
    );
  });
}

const otherMethods = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE'];
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const token = tokenFor(aSession({ role: 'MCAdmin', isSuperAdmin: true }));

it('serves no path that is not canonical, to any caller', async () => {
  const served: string[] = [];
  let count = 0;
  for (const { method, path } of allEndpoints) {
    for (const spelling of spellingsOf(method, filled(path))) {
      for (const headers of [{}, jwt(token)]) {
        count += 1;
        const { status } = await callRaw(gateway.staffPort, { method, path: spelling, headers });
        // 405: `/quote/price.json` is an id of `GET /quote/:quoteId`, and POST is asked for.
        if (status !== 404 && status !== 405) served.push(`${method} ${spelling}: ${status}`);
      }
    }
  }
  console.info(`${count} spellings tried`);
  expect(served).toEqual([]);
}, 60_000);

it('answers only the methods of the contract table, and no method that a header asks for', async () => {
  const served: string[] = [];
  let count = 0;
  for (const endpoint of allEndpoints) {
    const path = filled(endpoint.path);
    const plain = (await callRaw(gateway.staffPort, { method: endpoint.method, path })).status;
    for (const method of otherMethods) {
      count += 1;
      const { status } = await callRaw(gateway.staffPort, { method, path, headers: jwt(token) });
      if (status !== 404 && status !== 405) served.push(`${method} ${path}: ${status}`);
    }
    for (const name of overrides) {
      count += 1;
      const { status } = await callRaw(gateway.staffPort, {
        method: endpoint.method,
        path,
        headers: { [name]: endpoint.method === 'GET' ? 'POST' : 'GET' },
      });
      if (status !== plain) served.push(`${endpoint.method} ${path} with ${name}: ${status}, plain ${plain}`);
    }
  }
  console.info(`${count} methods tried`);
  expect(served).toEqual([]);
}, 60_000);

it.each([
  ['DELETE', '/api/quote', 'POST, PUT'],
  ['PUT', '/api/order/3f2c?x=/y', 'GET, DELETE'],
])('names the methods of a known path: %s %s', async (method, path, allow) => {
  const { status, headers, text } = await callRaw(gateway.staffPort, { method, path });
  expect([status, headers.allow, JSON.parse(text).code]).toEqual([405, allow, 'methodNotAllowed']);
});

it.each(['/api/%', '/api/%zz', '/api/quote/%c0%af', '/%', `/api/quote/${'x'.repeat(2000)}`])(
  'answers 404 for %s',
  async (path) => {
    const { status, text } = await callRaw(gateway.staffPort, { path });
    expect([status, JSON.parse(text).code]).toEqual([404, 'notFound']);
  },
);

it.each([
  ['/api/quote/3f2c?x=%61//../;', true],
  ['/', true],
  ['/orders/', true],
  ['/api/orders/', false],
  ['/reset-password/abc_DEF-1', true],
  ['/a%20b', true],
  ['/a%2fb', false],
  ['/a%2Fb', true],
  ['*', false],
  ['', false],
])('takes %s for canonical: %s', (target, expected) => {
  expect(isCanonicalTarget(target)).toBe(expected);
});
