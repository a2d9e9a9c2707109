import { type EndpointOptions, endpoint } from '@overland/contracts';
import * as z from 'zod/mini';
import { breaksSince } from './breaks.js';
import { type Contract, callOf, contract, type Event, eventOf } from './contract.js';
import { readHistory } from './history.js';

const name = 'POST /service/things';
const body = { name: z.string().check(z.maxLength(20)), kind: z.enum(['car', 'truck']) };
const reply = {
  price: z.int(),
  state: z.enum(['new', 'old']),
  vehicles: z.array(z.object({ make: z.string() })),
  note: z.nullable(z.string()),
};
const ofCall = (changes: Partial<EndpointOptions> = {}): Contract => {
  const row = endpoint('POST', '/service/things', {
    service: 'quoting',
    access: 'service',
    summary: 'Things',
    body: z.object(body),
    reply: z.object(reply),
    ...changes,
  });
  return { calls: { [name]: callOf(row) }, events: {} };
};
const asking = (changes: Record<string, z.ZodMiniType>) =>
  ofCall({ body: z.object({ ...body, ...changes }) });
const answering = (changes: Record<string, z.ZodMiniType>) =>
  ofCall({ reply: z.object({ ...reply, ...changes }) });
const { price: _price, ...withoutPrice } = reply;
const without = ofCall({ reply: z.object(withoutPrice) });

const payload = { orderId: z.string(), at: z.string() };
const ofEvent = (changes: Partial<Parameters<typeof eventOf>[0]> = {}): Contract => {
  const event: Event = eventOf({
    publisher: 'orders',
    subscribers: ['reporting', 'notifications'],
    payload: z.object(payload),
    ...changes,
  });
  return { calls: {}, events: { 'thing.happened': event } };
};
const nothing: Contract = { calls: {}, events: {} };

const fromOld = 'written by 1.0.0, read by this release';
const toOld = 'written by this release, read by 1.0.0';

describe('a change that a neighbor of the last release would not survive is refused', () => {
  it.each<[string, Contract, string[]]>([
    ['a row that is gone', nothing, [`${name} is gone, and callers of 1.0.0 ask for it.`]],
    [
      'a row of another service',
      ofCall({ service: 'orders' }),
      [`${name} is answered by orders, and callers of 1.0.0 ask quoting.`],
    ],
    [
      'a field that is no longer replied',
      without,
      [`${name}, reply: price is required, and may be absent (${toOld}).`],
    ],
    [
      'a field of the reply that is renamed',
      ofCall({ reply: z.object({ ...withoutPrice, cost: z.int() }) }),
      [
        `${name}, reply: cost is required, and may be absent (${fromOld}).`,
        `${name}, reply: price is required, and may be absent (${toOld}).`,
      ],
    ],
    [
      'a field of the reply that may be absent',
      answering({ price: z.optional(z.int()) }),
      [`${name}, reply: price is required, and may be absent (${toOld}).`],
    ],
    [
      'a field that the reply must have now',
      answering({ miles: z.int() }),
      [`${name}, reply: miles is required, and may be absent (${fromOld}).`],
    ],
    [
      'a new value in the reply',
      answering({ state: z.enum(['new', 'old', 'used']) }),
      [`${name}, reply: state may be "used", which is not known (${toOld}).`],
    ],
    [
      'a value of the reply that is not read any more',
      answering({ state: z.enum(['new']) }),
      [`${name}, reply: state may be "old", which is not known (${fromOld}).`],
    ],
    [
      'a reply that may be null',
      answering({ price: z.nullable(z.int()) }),
      [`${name}, reply: price is null, where integer is read (${toOld}).`],
    ],
    [
      'a reply that is never null',
      answering({ note: z.string() }),
      [`${name}, reply: note is null, where string is read (${fromOld}).`],
    ],
    [
      'a reply of another type',
      answering({ price: z.string() }),
      [
        `${name}, reply: price is integer, where string is read (${fromOld}).`,
        `${name}, reply: price is string, where integer is read (${toOld}).`,
      ],
    ],
    [
      'a field inside a list of the reply',
      answering({ vehicles: z.array(z.object({ make: z.nullable(z.string()) })) }),
      [`${name}, reply: vehicles[].make is null, where string is read (${toOld}).`],
    ],
    [
      'a field that the request must have now',
      asking({ color: z.string() }),
      [`${name}, body: color is required, and may be absent (${fromOld}).`],
    ],
    [
      'a query where there was none',
      ofCall({ query: z.object({ scale: z.string() }) }),
      [`${name}, query: scale is required, and may be absent (${fromOld}).`],
    ],
    [
      'a field that callers may leave out now',
      asking({ kind: z.optional(body.kind) }),
      [`${name}, body: kind is required, and may be absent (${toOld}).`],
    ],
    [
      'a value that is no longer taken',
      asking({ kind: z.enum(['car']) }),
      [`${name}, body: kind may be "truck", which is not known (${fromOld}).`],
    ],
    [
      'a new value in the request',
      asking({ kind: z.enum(['car', 'truck', 'boat']) }),
      [`${name}, body: kind may be "boat", which is not known (${toOld}).`],
    ],
    [
      'any text where there were words of a list',
      asking({ kind: z.string() }),
      [`${name}, body: kind may be more than "car", "truck" (${toOld}).`],
    ],
    [
      'a shorter text',
      asking({ name: z.string().check(z.maxLength(10)) }),
      [`${name}, body: name is read by a narrower rule: maxLength 10 (${fromOld}).`],
    ],
    [
      'a body that refuses what it does not know',
      ofCall({ body: z.strictObject({ kind: body.kind }) }),
      [
        `${name}, body: name is refused as unknown (${fromOld}).`,
        `${name}, body: name is required, and may be absent (${toOld}).`,
      ],
    ],
  ])('%s', (_what, now, sentences) => {
    expect(breaksSince('1.0.0', ofCall(), now)).toEqual(sentences);
  });

  it.each<[string, Contract, string[]]>([
    ['an event that is gone', nothing, ['thing.happened is gone, and orders of 1.0.0 publishes it.']],
    [
      'an event of another publisher',
      ofEvent({ publisher: 'quoting' }),
      ['thing.happened is published by quoting, and by orders of 1.0.0.'],
    ],
    [
      'an event that a subscriber no longer takes',
      ofEvent({ subscribers: ['reporting'] }),
      ['thing.happened has no subscriber notifications any more, and 1.0.0 gives it to notifications.'],
    ],
    [
      'a field of an event without a default',
      ofEvent({ payload: z.object({ ...payload, price: z.int() }) }),
      [`thing.happened: price is required, and may be absent (${fromOld}).`],
    ],
    [
      'a field that is gone from an event',
      ofEvent({ payload: z.object({ orderId: z.string() }) }),
      [`thing.happened: at is required, and may be absent (${toOld}).`],
    ],
  ])('%s', (_what, now, sentences) => {
    expect(breaksSince('1.0.0', ofEvent(), now)).toEqual(sentences);
  });
});

describe('what is added is allowed', () => {
  it.each<[string, Contract, Contract]>([
    ['a row', nothing, ofCall()],
    ['an event', nothing, ofEvent()],
    ['a subscriber', ofEvent(), ofEvent({ subscribers: ['reporting', 'notifications', 'identity'] })],
    ['a field of the request that may be absent', ofCall(), asking({ color: z.optional(z.string()) })],
    ['a field of the reply with a default', ofCall(), answering({ miles: z._default(z.int(), 0) })],
    [
      'a field of an event with a default',
      ofEvent(),
      ofEvent({ payload: z.object({ ...payload, language: z._default(z.enum(['en', 'es']), 'en') }) }),
    ],
  ])('%s', (_what, before, now) => {
    expect(breaksSince('1.0.0', before, now)).toEqual([]);
  });
});

describe('what services of this release say', () => {
  const kept = readHistory().flatMap(({ version, contract: before }) =>
    before ? [{ version, before }] : [],
  );

  it('is understood by those of the last release, and what they say by these', () => {
    const last = kept.at(-1);
    expect(last && breaksSince(last.version, last.before, contract())).toEqual([]);
  });

  it('passes over fields that are not known, in calls and events', () => {
    const { calls, events } = contract();
    const read = [
      ...Object.values(calls).flatMap(({ request, reply }) => [...Object.values(request), reply.read]),
      ...Object.values(events).map(({ payload }) => payload.read),
    ];
    expect(JSON.stringify(read)).not.toContain('"additionalProperties":false');
  });
});
