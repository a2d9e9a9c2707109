import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { aTmsOrder } from '../../testing/tms-order.builder.js';
import type { TmsOrder } from '../tms-port.js';
import { toSdStatus, toTmsState } from './from-wire.js';
import { toWireOrder, toWirePatch } from './to-wire.js';
import { WireCreated, WireFound, WireOrderReply, WireSubscription, WireToken } from './wire.js';

const recorded = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8'));

const base = aTmsOrder({ number: '10234' });
const order: TmsOrder = {
  ...base,
  vehicles: base.vehicles.map((vehicle) => ({ ...vehicle, vin: '1HGCM82633A004352' })),
  delivery: { ...base.delivery, dateType: 'exact', scheduledAt: '2026-11-30', scheduledEndsAt: null },
};

/** Every key of a payload, however deep. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

const ofMoney = /price|tariff|commission|fee|payment|amount|cost|rate|deposit|discount|total/i;

describe('what we send', () => {
  it('has the field names of the recorded order', () => {
    expect(toWireOrder(order)).toEqual(recorded('order-created'));
  });

  it('holds no key of money, however an order comes', () => {
    const withMoney = { ...order, price: 1200, commission: 50, tariff: 75 };
    for (const payload of [toWireOrder(withMoney), toWirePatch(withMoney, [])]) {
      expect(keysOf(payload).filter((key) => ofMoney.test(key))).toEqual([]);
    }
    expect(JSON.stringify(toWireOrder(withMoney))).not.toContain('1200');
  });

  it('leaves the vehicles out of a patch while they are the same there', () => {
    const there = WireOrderReply.parse(recorded('order-picked-up')).data.object.vehicles ?? [];
    expect(toWirePatch(order, there)).not.toHaveProperty('vehicles');
  });

  it('sends all vehicles when one differs, the known one by its guid', () => {
    const there = WireOrderReply.parse(recorded('order-picked-up')).data.object.vehicles ?? [];
    const vehicles = [{ ...base.vehicles[0], isInoperable: true }, ...order.vehicles];
    const patch = toWirePatch({ ...order, vehicles } as TmsOrder, there);
    expect(patch).toMatchObject({
      vehicles: [{ is_inoperable: true }, { guid: '0d5bb4f0-3f8c-4a2f-9f53-0a5f4a6f1001' }],
    });
  });
});

describe('what we read', () => {
  it('is an order with its carrier, its driver and the driver’s newest position, which is no change of the order', () => {
    expect(toTmsState(WireOrderReply.parse(recorded('order-picked-up')).data.object)).toEqual({
      guid: 'ef49d16c-fe90-4bb9-b7ed-bcf6070e71dd',
      number: '10234',
      sdStatus: 'picked_up',
      changedAt: new Date('2026-11-25T14:05:11.004Z'),
      carrierName: 'Red Mesa Transport',
      driverName: 'Dolores Vega',
      driverPhone: '(555) 010-0234',
      position: { lat: 31.9973, long: -95.2201, at: new Date('2026-11-25T16:40:00Z') },
    });
  });

  it('is complete with a guid, a status and a time alone', () => {
    const bare = WireOrderReply.parse({
      data: { object: { guid: 'a', status: 'new', created_at: '2026-11-20T10:33:29.112+0000' } },
    });
    expect(toTmsState(bare.data.object)).toMatchObject({
      sdStatus: 'new',
      driverPhone: '',
      position: null,
      changedAt: new Date('2026-11-20T10:33:29.112Z'),
    });
  });

  it.each([
    ['token', WireToken],
    ['subscription', WireSubscription],
    ['orders-of-vin', WireFound],
    ['order-picked-up', WireCreated],
  ])('understands %s.json', (name, schema: z.ZodMiniType) => {
    expect(z.safeParse(schema, recorded(name)).success).toBe(true);
  });

  it.each([
    ['new', {}, 'new'],
    ['new', { is_posted_to_loadboard: true }, 'posted_to_loadboard'],
    ['accepted', { is_posted_to_loadboard: true }, 'accepted'],
    ['accepted', { is_canceled: true }, 'order_canceled'],
    ['canceled', {}, 'order_canceled'],
    ['order_canceled', {}, 'order_canceled'],
    ['invoiced', {}, 'invoiced'],
  ])('shows the status %s with %j as %s', (status, flags, expected) => {
    expect(toSdStatus({ guid: 'a', status, ...flags })).toBe(expected);
  });

  it('never guesses at a status', () => {
    expect(() => toSdStatus({ guid: 'a', status: 'tonu' })).toThrow('the unknown status "tonu"');
  });
});
