import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FixedClock } from '@overland/service-kit';
import { SuperDispatch } from '../../../services/orders/src/dispatch/super-dispatch/super-dispatch.js';
import { SuperDispatchClient } from '../../../services/orders/src/dispatch/super-dispatch/super-dispatch-client.js';
import type { TmsOrder, TmsPort } from '../../../services/orders/src/dispatch/tms-port.js';
import { TmsRefusal, TmsUnavailable } from '../../../services/orders/src/dispatch/tms-port.js';
import { aTmsOrder } from '../../../services/orders/src/testing/tms-order.builder.js';
import { type DispatchSimulator, startDispatchSimulator } from './start-simulator.js';

const now = new Date('2026-11-22T15:00:00Z');
const credentials = { clientId: 'overland', clientSecret: 'a-secret-of-the-test' };

/** The real API in place of the simulator; orders that this creates there are canceled. */
const live =
  process.env.SUPER_DISPATCH_LIVE === '1'
    ? {
        url: process.env.SUPER_DISPATCH_URL ?? '',
        clientId: process.env.SUPER_DISPATCH_CLIENT_ID ?? '',
        clientSecret: process.env.SUPER_DISPATCH_CLIENT_SECRET ?? '',
      }
    : null;

const clock = new FixedClock(now);
let simulator: DispatchSimulator;
let tms: TmsPort;

const connect = (settings: { url: string; clientId: string; clientSecret: string }, timeoutMs?: number) =>
  new SuperDispatch(new SuperDispatchClient({ settings, clock, ...(timeoutMs ? { timeoutMs } : {}) }));

beforeAll(async () => {
  simulator = await startDispatchSimulator({
    port: 0,
    ...credentials,
    callbackRetryMs: 1,
    now: () => clock.now(),
    findRoad: async () => [
      [32.78, -96.8],
      [30.33, -81.66],
      [25.77, -80.19],
    ],
  });
});
beforeEach(() => {
  tms = connect(live ?? { url: simulator.url, ...credentials });
});
afterEach(async () => {
  await fetch(`${simulator.url}/simulator/failures`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
  });
});
afterAll(() => simulator.close());

async function create(order: TmsOrder = aTmsOrder()) {
  const { guid } = await tms.createOrder(order);
  return { guid, order };
}

describe(`a TMS (${live ? 'the real API' : 'the simulator; SUPER_DISPATCH_LIVE=1 and credentials run this on the real API'})`, () => {
  it('creates an order and gives it back as new, with our number and nobody who drives', async () => {
    const { guid, order } = await create();
    const state = await tms.getOrder(guid);
    expect(state).toMatchObject({ guid, number: order.number, sdStatus: 'new' });
    expect(state).toMatchObject({ carrierName: '', driverName: '', driverPhone: '', position: null });
    expect(state?.changedAt.getTime()).toBeGreaterThan(0);
    await tms.cancelOrder(guid, 'A test');
  });

  it('finds the order that an earlier create left, by number and VIN', async () => {
    const { guid, order } = await create();
    expect(await tms.findOrder(order)).toEqual({ guid });
    await tms.cancelOrder(guid, 'A test');
  });

  it('finds nothing for another number with the same VIN, for an unknown VIN, and for a canceled order', async () => {
    const { guid, order } = await create();
    expect(await tms.findOrder({ ...order, number: aTmsOrder().number })).toBeNull();
    expect(await tms.findOrder(aTmsOrder())).toBeNull();
    await tms.cancelOrder(guid, 'A test');
    expect(await tms.findOrder(order)).toBeNull();
  });

  it('does not know an order that was never there', async () => {
    expect(await tms.getOrder('00000000-0000-4000-8000-000000000000')).toBeNull();
    await expect(tms.updateOrder('00000000-0000-4000-8000-000000000000', aTmsOrder())).rejects.toBeInstanceOf(
      TmsRefusal,
    );
  });

  it('changes an order, and is newer afterwards', async () => {
    const { guid, order } = await create();
    const before = await tms.getOrder(guid);
    await tms.updateOrder(guid, { ...order, transportType: 'ENCLOSED' });
    const after = await tms.getOrder(guid);
    expect(after?.changedAt.getTime()).toBeGreaterThan(before?.changedAt.getTime() ?? 0);
    await tms.cancelOrder(guid, 'A test');
  });

  it('puts an order on hold and takes it off, and both may be asked for twice', async () => {
    const { guid } = await create();
    await tms.setHold(guid, true);
    await tms.setHold(guid, true);
    expect(await tms.getOrder(guid)).toMatchObject({ sdStatus: 'on_hold' });
    await tms.setHold(guid, false);
    await tms.setHold(guid, false);
    expect(await tms.getOrder(guid)).toMatchObject({ sdStatus: 'new' });
    await tms.cancelOrder(guid, 'A test');
  });

  it('cancels an order, and canceling it again changes nothing', async () => {
    const { guid } = await create();
    await tms.cancelOrder(guid, 'The customer sold the car');
    await tms.cancelOrder(guid, 'The customer sold the car');
    expect(await tms.getOrder(guid)).toMatchObject({ sdStatus: 'order_canceled' });
  });

  it('gives a token with a subscription', async () => {
    const { verificationToken } = await tms.subscribe(
      'order.picked_up',
      live ? (process.env.SUPER_DISPATCH_CALLBACK_URL ?? '') : 'http://127.0.0.1:9/callback',
    );
    expect(verificationToken.length).toBeGreaterThan(8);
  });

  it('refuses what it does not understand, in words that hold no secret', async () => {
    const refused = tms.createOrder({ ...aTmsOrder(), vehicles: [] });
    await expect(refused).rejects.toBeInstanceOf(TmsRefusal);
    await expect(refused).rejects.not.toThrow(live?.clientSecret ?? credentials.clientSecret);
  });
});

const onSimulator = live ? describe.skip : describe;

onSimulator('what the TMS does, as the port shows it', () => {
  it('walks an order through its life, with carrier, driver and position from the moment one has it', async () => {
    const { guid } = await create();
    const seen: unknown[] = [];
    for (let step = 0; step < 7; step += 1) {
      await simulator.simulator.step(guid);
      seen.push((await tms.getOrder(guid))?.sdStatus);
    }
    expect(seen).toEqual([
      'posted_to_loadboard',
      'pending',
      'accepted',
      'picked_up',
      'delivered',
      'invoiced',
      'paid',
    ]);
    const state = await tms.getOrder(guid);
    expect(state?.carrierName).toMatch(/\S/);
    expect(state?.driverName).toMatch(/\S/);
    expect(state?.driverPhone).toMatch(/^\(555\) 010-02\d\d$/);
    expect(state?.position).toMatchObject({ lat: 25.77, long: -80.19 });
  });

  it('marks a delivered order paid, and refuses it for one that nobody has delivered', async () => {
    const { guid } = await create();
    await expect(tms.setPaid(guid)).rejects.toThrow(
      'Super Dispatch refused (409): This order is not delivered',
    );
    await simulator.simulator.step(guid, 'delivered');
    await tms.setPaid(guid);
    await tms.setPaid(guid);
    expect(await tms.getOrder(guid)).toMatchObject({ sdStatus: 'paid' });
  });

  it('refuses to cancel what a carrier has picked up', async () => {
    const { guid } = await create();
    await simulator.simulator.step(guid, 'picked_up');
    await expect(tms.cancelOrder(guid, 'Too late')).rejects.toBeInstanceOf(TmsRefusal);
  });

  it('keeps what dispatch staff entered when an order is changed', async () => {
    const { guid, order } = await create();
    const entered = simulator.simulator.get(guid).wire;
    Object.assign(entered, { price: 640, instructions: 'Call first' });
    Object.assign(entered.vehicles[0] ?? {}, { price: 640 });
    await tms.updateOrder(guid, { ...order, pickup: { ...order.pickup, city: 'Plano', zip: '75023' } });
    const { wire } = simulator.simulator.get(guid);
    expect(wire).toMatchObject({ price: 640, instructions: 'Call first', vehicles: [{ price: 640 }] });
    expect(wire.pickup.venue.city).toBe('Plano');
  });

  it('keeps the guid of a vehicle that stays when another one is added', async () => {
    const { guid, order } = await create();
    const [kept] = simulator.simulator.get(guid).wire.vehicles;
    await tms.updateOrder(guid, { ...order, vehicles: [...aTmsOrder().vehicles, ...order.vehicles] });
    const { vehicles } = simulator.simulator.get(guid).wire;
    expect(vehicles.map(({ guid: id }) => id).indexOf(kept?.guid ?? '')).toBe(1);
  });

  it('throws for a status that it does not know, and names it', async () => {
    const { guid } = await create();
    simulator.simulator.get(guid).wire.status = 'tonu';
    await expect(tms.getOrder(guid)).rejects.toThrow(`order ${guid} the unknown status "tonu"`);
  });
});

onSimulator('what goes wrong', () => {
  it('asks for another token when the first one has ended', async () => {
    await tms.getOrder('none');
    clock.advanceSeconds(11 * 24 * 3_600);
    expect(await tms.getOrder('none')).toBeNull();
    clock.moveTo(now);
  });

  it('asks once for another token after a 401, and gives up after a second one', async () => {
    const { guid } = await create();
    simulator.switches.change({ unauthorized: 1 });
    expect(await tms.getOrder(guid)).toMatchObject({ guid });
    simulator.switches.change({ unauthorized: 2 });
    await expect(tms.getOrder(guid)).rejects.toBeInstanceOf(TmsUnavailable);
    expect(simulator.switches.now.unauthorized).toBe(0);
  });

  it('shares one token among calls at the same time', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await Promise.all([tms.getOrder('a'), tms.getOrder('b'), tms.getOrder('c')]);
    const tokens = asked.mock.calls.filter(([url]) => String(url).includes('/oauth/token'));
    asked.mockRestore();
    expect(tokens).toHaveLength(1);
  });

  it('can be reached again later when the credentials are wrong', async () => {
    const wrong = connect({ url: simulator.url, clientId: 'overland', clientSecret: 'another' });
    await expect(wrong.getOrder('any')).rejects.toBeInstanceOf(TmsUnavailable);
  });

  it.each([
    ['seconds', '30', 30_000],
    ['an HTTP date', 'Sun, 22 Nov 2026 15:02:00 GMT', 120_000],
    ['neither', 'soon', 0],
  ])('waits as long as a 429 asks for, in %s', async (_form, retryAfter, afterMs) => {
    await tms.getOrder('none');
    simulator.switches.change({ tooMany: 1, retryAfter });
    await expect(tms.getOrder('none')).rejects.toMatchObject({ afterMs });
  });

  it('is unavailable after a 500', async () => {
    simulator.switches.change({ error: 1 });
    await expect(tms.getOrder('none')).rejects.toBeInstanceOf(TmsUnavailable);
  });

  it('is unavailable where nobody listens', async () => {
    const nowhere = connect({ url: 'http://127.0.0.1:2', ...credentials });
    await expect(nowhere.getOrder('any')).rejects.toThrow(
      'Super Dispatch could not be reached (ECONNREFUSED).',
    );
  });

  it('finds the order of a create that was done but never answered', async () => {
    const order = aTmsOrder();
    const hasty = connect({ url: simulator.url, ...credentials }, 300);
    await hasty.getOrder('none');
    simulator.switches.change({ silenceAfterCreate: 1 });
    await expect(hasty.createOrder(order)).rejects.toThrow('did not answer within 0.3 seconds');
    const found = await hasty.findOrder(order);
    expect(found).not.toBeNull();
    await expect(hasty.createOrder(order)).rejects.toThrow('exists already');
  });
});

onSimulator('callbacks', () => {
  interface Received {
    token: unknown;
    body: Record<string, unknown>;
  }
  let receiver: Server;
  let received: Received[];
  let statuses: number[];

  beforeEach(async () => {
    received = [];
    statuses = [];
    receiver = createServer(async (request, response) => {
      const body = JSON.parse(await text(request));
      received.push({ token: request.headers['x-super-dispatch-verification-token'], body });
      response.writeHead(statuses.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });
  const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const subscribe = async (action: string) => (await tms.subscribe(action, address())).verificationToken;
  const actions = () => received.map(({ body }) => body.action);

  it('arrive with the token of their own subscription, and say little', async () => {
    const [pickup, delivery] = [await subscribe('order.picked_up'), await subscribe('order.delivered')];
    const { guid } = await create();
    await simulator.simulator.step(guid, 'picked_up');
    await simulator.idle();
    await simulator.simulator.step(guid);
    await simulator.idle();
    expect(pickup).not.toBe(delivery);
    expect(received).toEqual([
      {
        token: pickup,
        body: { action: 'order.picked_up', action_date: expect.any(String), order_guid: guid },
      },
      { token: delivery, body: expect.objectContaining({ action: 'order.delivered', order_guid: guid }) },
    ]);
  });

  it('are tried six times in all', async () => {
    await subscribe('order.created');
    statuses = [500, 500, 500, 500, 500, 500];
    await create();
    await simulator.idle();
    expect(received).toHaveLength(6);
  });

  it('stop after the first success', async () => {
    await subscribe('order.created');
    statuses = [503, 200];
    await create();
    await simulator.idle();
    expect(received).toHaveLength(2);
  });

  it('come twice, or in the wrong order, when a switch says so', async () => {
    await subscribe('order.picked_up');
    await subscribe('order.delivered');
    const { guid } = await create();
    simulator.switches.change({ duplicateCallbacks: true });
    await simulator.simulator.step(guid, 'picked_up');
    await simulator.idle();
    expect(actions()).toEqual(['order.picked_up', 'order.picked_up']);
    received = [];
    simulator.switches.change({ duplicateCallbacks: false, disorderedCallbacks: true });
    await simulator.simulator.step(guid, 'picked_up');
    await simulator.simulator.step(guid, 'delivered');
    await simulator.idle();
    expect(actions()).toEqual(['order.delivered', 'order.picked_up']);
  });

  it('tell of papers after the status, and of GPS that goes off', async () => {
    await subscribe('order.picked_up_bol');
    await subscribe('vehicle.gps_deactivated');
    const { guid } = await create();
    await simulator.simulator.step(guid, 'picked_up');
    simulator.simulator.sendPapers(guid);
    simulator.drivers.setGps(simulator.simulator.get(guid), false);
    await simulator.idle();
    expect(actions().sort()).toEqual(['order.picked_up_bol', 'vehicle.gps_deactivated']);
  });
});
