import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { daySeconds } from '@overland/contracts/calendar';
import { FixedClock } from '@overland/service-kit';
import { toWireOrder } from '../../../services/orders/src/dispatch/super-dispatch/to-wire.js';
import { aTmsOrder } from '../../../services/orders/src/testing/tms-order.builder.js';
import { mergePatch } from './merge-patch.js';
import { OrderBook, writeBook } from './order-book.js';
import { bookFile, type DispatchSimulator, startDispatchSimulator } from './start-simulator.js';
import { pointOn } from './travel.js';

const clock = new FixedClock(new Date('2026-11-22T15:00:00Z'));
const client = { clientId: 'overland', clientSecret: 'a-secret-of-the-test' };
let dataDir: string;
let running: DispatchSimulator | null = null;

async function start(pace = 0): Promise<DispatchSimulator> {
  running = await startDispatchSimulator({
    port: 0,
    ...client,
    dataDir,
    pace,
    now: () => clock.now(),
    findRoad: async () => [
      [32, -96],
      [32, -86],
      [32, -80],
    ],
  });
  return running;
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'simulator-'));
});
afterEach(async () => {
  await running?.close();
  running = null;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Waits until the file has so many. */
async function linesOfBook(amount: number): Promise<string[]> {
  const read = () => (existsSync(bookFile(dataDir)) ? readFileSync(bookFile(dataDir), 'utf8') : '');
  let lines = read().split('\n');
  for (; lines.length <= amount; lines = read().split('\n')) await pause(20);
  return lines.slice(0, -1);
}

describe('the clock of the dispatch simulator', () => {
  it('takes the step of an order within four thirds of the pace, and not before two thirds', async () => {
    const { simulator } = await start(30);
    const { wire } = simulator.create(toWireOrder(aTmsOrder()));
    clock.advanceSeconds(19 * 60);
    await simulator.tick();
    expect(wire).toMatchObject({ status: 'new', is_posted_to_loadboard: false });
    clock.advanceSeconds(22 * 60);
    await simulator.tick();
    expect(wire).toMatchObject({ status: 'new', is_posted_to_loadboard: true });
  });

  it('stands still at pace 0', async () => {
    const { simulator } = await start();
    const { wire } = simulator.create(toWireOrder(aTmsOrder()));
    clock.advanceSeconds(30 * daySeconds);
    await simulator.tick();
    expect(wire).toMatchObject({ status: 'new', is_posted_to_loadboard: false });
  });

  it('leaves an order on hold and a canceled one where they are', async () => {
    const { simulator } = await start(30);
    const held = simulator.create(toWireOrder(aTmsOrder()));
    const canceled = simulator.create(toWireOrder(aTmsOrder()));
    simulator.hold(held.wire.guid);
    simulator.cancel(canceled.wire.guid, 'A test');
    clock.advanceSeconds(daySeconds);
    await simulator.tick();
    expect([held.wire.status, canceled.wire.status]).toEqual(['on_hold', 'order_canceled']);
  });

  it('moves a driver along the road between pickup and delivery', async () => {
    const { simulator } = await start(30);
    const order = simulator.create(toWireOrder(aTmsOrder()));
    await simulator.step(order.wire.guid, 'accepted');
    const longitude = () => order.wire.vehicles[0]?.driver_location?.longitude ?? 0;
    expect(longitude()).toBe(-96);
    await simulator.step(order.wire.guid);
    clock.advanceSeconds(600);
    await simulator.tick();
    expect(longitude()).toBeGreaterThan(-93);
    expect(longitude()).toBeLessThan(-80);
    await simulator.step(order.wire.guid);
    expect(longitude()).toBe(-80);
  });

  it('moves nobody whose GPS is off', async () => {
    const { simulator, drivers } = await start(30);
    const order = simulator.create(toWireOrder(aTmsOrder()));
    await simulator.step(order.wire.guid, 'picked_up');
    drivers.setGps(order, false);
    const before = order.wire.vehicles[0]?.driver_location;
    clock.advanceSeconds(600);
    await simulator.tick();
    expect(order.wire.vehicles[0]?.driver_location).toEqual(before);
  });
});

describe('the orders of the dispatch simulator', () => {
  it('and its subscriptions are there after a restart', async () => {
    const first = await start();
    const { guid } = first.simulator.create(toWireOrder(aTmsOrder())).wire;
    await first.close();
    const second = await start();
    expect(second.simulator.get(guid).wire.guid).toBe(guid);
    expect(readFileSync(bookFile(dataDir), 'utf8')).toContain(guid);
  });

  it('are written alone when they change, and the last change counts after a restart', async () => {
    const first = await start();
    const { guid } = first.simulator.create(toWireOrder(aTmsOrder())).wire;
    first.simulator.create(toWireOrder(aTmsOrder()));
    await linesOfBook(1);
    await first.simulator.step(guid, 'accepted');
    const lines = await linesOfBook(2);
    expect(JSON.parse(lines[1] ?? '').orders).toMatchObject([{ wire: { guid, status: 'accepted' } }]);
    await first.close();
    const { simulator } = await start();
    expect(simulator.all().map(({ wire }) => wire.status)).toEqual(['accepted', 'new']);
  });

  it('are there without a last change that was cut off', async () => {
    const first = await start();
    const { guid } = first.simulator.create(toWireOrder(aTmsOrder())).wire;
    await first.close();
    appendFileSync(bookFile(dataDir), '{"orders": [');
    const { simulator } = await start();
    expect(simulator.get(guid).wire.status).toBe('new');
  });

  it('are written whole again once most of the file is no longer true', async () => {
    const order = (await start()).simulator.create(toWireOrder(aTmsOrder()));
    const file = path.join(dataDir, 'of-changes.json');
    const book = new OrderBook(file, () => clock.now());
    book.add(order);
    for (let count = 0; count < 1_010; count += 1) {
      book.touch(order);
      book.close();
    }
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(20);
    expect(new OrderBook(file, () => clock.now()).all()).toEqual([order]);
  });

  it('do not all step at once after a stop of days', async () => {
    const first = await start(30);
    for (let count = 0; count < 4; count += 1) first.simulator.create(toWireOrder(aTmsOrder()));
    await first.close();
    clock.advanceSeconds(5 * daySeconds);
    const { simulator } = await start(30);
    const times = simulator.all().map(({ nextStepAt }) => Date.parse(nextStepAt ?? ''));
    expect(Math.min(...times)).toBeGreaterThan(clock.now().getTime());
    expect(new Set(times).size).toBe(4);
  });

  it('are not silently thrown away when their file is damaged', async () => {
    writeFileSync(bookFile(dataDir), '{"orders": [');
    await expect(start()).rejects.toThrow(`cannot read ${bookFile(dataDir)}`);
  });
});

describe('the callbacks of the dispatch simulator', () => {
  it('are a few at a time when many orders move at once', async () => {
    let received = 0;
    let underWay = 0;
    let most = 0;
    const subscriber = createServer((call, answer) => {
      received += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      call.resume().once('end', () => {
        underWay -= 1;
        answer.end('{}');
      });
    });
    subscriber.listen(0, '127.0.0.1');
    await once(subscriber, 'listening');
    const { port } = subscriber.address() as AddressInfo;
    const subscription = {
      guid: 'one',
      action: 'order.created',
      callback_url: `http://127.0.0.1:${port}/`,
      verification_token: 'token',
    };
    writeBook(bookFile(dataDir), { orders: [], subscriptions: [subscription] });
    const { simulator, idle } = await start();
    for (let count = 0; count < 60; count += 1) simulator.create(toWireOrder(aTmsOrder()));
    await idle();
    subscriber.closeAllConnections();
    subscriber.close();
    expect(received).toBe(60);
    expect(most).toBeLessThanOrEqual(8);
  });
});

describe('the controls of the dispatch simulator', () => {
  /** By node:http, because fetch sets no Host of its own. */
  function control(url: string, headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(`${url}/simulator/failures`, { method: 'PATCH', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.once('error', reject);
      call.end('{"error":1}');
    });
  }
  const json = 'application/json';

  it('take JSON for this machine, and nothing that a page of another site could send', async () => {
    const { url, switches } = await start();
    expect(await control(url, { 'content-type': 'text/plain' })).toBe(403);
    expect(await control(url, { 'content-type': json, host: 'attacker.example' })).toBe(403);
    expect(switches.now.error).toBe(0);
    expect(await control(url, { 'content-type': json })).toBe(200);
    expect(switches.now.error).toBe(1);
  });

  it('know their switches', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/simulator/failures`, {
      method: 'PATCH',
      headers: { 'content-type': json },
      body: '{"earthquake":1}',
    });
    expect(answer.status).toBe(400);
  });
});

it('a call without a token is not answered', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/v1/public/orders/any`)).status).toBe(401);
});

it('a merge patch removes by null, merges objects and replaces arrays whole', () => {
  expect(mergePatch({ a: 1, b: { c: 1, d: 2 }, e: [1, 2] }, { a: null, b: { c: 3 }, e: [4] })).toEqual({
    b: { c: 3, d: 2 },
    e: [4],
  });
});

it('a point on a road lies where that part of its length ends', () => {
  const road = [
    [0, 0],
    [0, 10],
    [0, 40],
  ] as const;
  expect(pointOn(road, 0)).toEqual([0, 0]);
  expect(pointOn(road, 0.5)).toEqual([0, 20]);
  expect(pointOn(road, 1)).toEqual([0, 40]);
  expect(pointOn([], 0.5)).toBeNull();
});
