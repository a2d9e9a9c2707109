import { planPart, portOfCalls } from './part-plan.js';

const build = { folder: '/product', version: null };
const all = { STAFF_PORT: '8080', PUBLIC_PORT: '8081', LISTEN_HOST: '0.0.0.0', METRICS_PORT: '9100' };
const ports = new Map([
  ['gateway', 20_001],
  ['gateway public', 20_002],
  ['gateway 2', 20_003],
  ['gateway 2 public', 20_004],
  ['orders', 20_005],
  ['orders 2', 20_006],
  ['orders calls', 20_007],
]);

it('a part that runs once is called at its own port', () => {
  const { env, url } = planPart({ kind: 'service', service: 'orders', replica: 0 }, build, {
    all,
    replicas: 1,
    ports,
  });
  expect({ url, own: env.PORT, known: env.ORDERS_URL }).toEqual({
    url: 'http://127.0.0.1:20005',
    own: '20005',
    known: 'http://127.0.0.1:20005',
  });
  expect(portOfCalls('orders', 1)).toBe('orders');
});

it('replicas of a service have ports of their own and are called at one of all', () => {
  const { name, env, url } = planPart({ kind: 'service', service: 'orders', replica: 1 }, build, {
    all,
    replicas: 2,
    ports,
  });
  expect({ name, url, own: env.PORT, known: env.ORDERS_URL }).toEqual({
    name: 'orders 2',
    url: 'http://127.0.0.1:20006',
    own: '20006',
    known: 'http://127.0.0.1:20007',
  });
});

it('replicas share the connections to PostgreSQL that one of them would have', () => {
  const connections = (replicas: number, kind: 'service' | 'worker') => {
    const { env } = planPart({ kind, service: 'orders', replica: 0 }, build, { all, replicas, ports });
    return replicas * Number(env.ORDERS_POOL_SIZE);
  };
  expect([connections(1, 'service'), connections(2, 'service')]).toEqual([10, 10]);
  expect([connections(1, 'worker'), connections(2, 'worker')]).toEqual([5, 6]);
});

it('replicas of the gateway listen for this machine alone: clients come by the shared ports', () => {
  const plans = [0, 1].map((replica) =>
    planPart({ kind: 'gateway', replica }, build, { all, replicas: 2, ports }),
  );
  expect(plans.map(({ url }) => url)).toEqual(['http://127.0.0.1:20001', 'http://127.0.0.1:20003']);
  expect(
    plans.map(({ env }) => [env.LISTEN_HOST, env.STAFF_PORT, env.PUBLIC_PORT, env.METRICS_PORT]),
  ).toEqual([
    ['127.0.0.1', '20001', '20002', '9100'],
    ['127.0.0.1', '20003', '20004', '9101'],
  ]);
});
