import { randomUUID } from 'node:crypto';
import { type EventType, events } from '@overland/contracts';
import { addToOutbox, EventConsumer, handOverAgain, systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService, testKeys, until } from '@overland/service-kit/testing';
import { allServices } from './services.js';
import { eventPayloads } from './testing/event-payloads.js';
import { readHistory } from './versions/history.js';

const payloads = eventPayloads();
/** What each release published, of each event that it knew. */
const kept = readHistory().flatMap((release) =>
  (Object.keys(events) as EventType[])
    .filter((type) => release.payloads[type])
    .map((type) => ({ version: release.version, type, payloads: release.payloads[type] ?? [] })),
);

describe('all services in one process', () => {
  const services = new Map<string, TestService>();

  beforeAll(async () => {
    Object.assign(process.env, {
      // Nothing listens there: this test only follows the events.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STAFF_SITE_URL: 'https://app.overland.example',
      PUBLIC_SITE_URL: 'https://overland.example',
      JWT_PRIVATE_KEY: testKeys().privateKey,
    });
    for (const definition of allServices) {
      services.set(definition.name, await startTestService(definition, { role: 'both' }));
    }
  }, 60_000);
  afterAll(async () => {
    for (const service of [...services.values()].reverse()) await service.close();
  }, 60_000);

  const serviceOf = (name: string) => {
    const service = services.get(name);
    if (!service) throw new Error(`${name} did not start.`);
    return service;
  };
  const databaseOf = (name: string) => serviceOf(name).dataSource;

  const isProcessed = async (subscriber: string, eventId: string) => {
    const rows = await databaseOf(subscriber).query('select 1 from processed_events where event_id = $1', [
      eventId,
    ]);
    return rows.length > 0;
  };

  const publish = (type: EventType) =>
    withPortal(databaseOf(events[type].publisher), systemScope, (manager) =>
      addToOutbox(manager, type, payloads[type][0], { requestId: null }),
    );

  it.each(Object.keys(events) as EventType[])(
    '%s goes from its publisher’s outbox to each subscriber',
    async (type) => {
      const { subscribers } = events[type];
      const eventId = await publish(type);
      for (const subscriber of subscribers) {
        await until(`it is processed by ${subscriber}`, () => isProcessed(subscriber, eventId));
      }
    },
  );

  it('handed over again, are applied where their subscriber was restored to an earlier instant, and nowhere else', async () => {
    const [kept, lost] = [await publish('portal.changed'), await publish('portal.changed')];
    for (const subscriber of ['quoting', 'reporting']) {
      await until(`${subscriber} knows both`, () => isProcessed(subscriber, lost));
    }
    const readMarks = (subscriber: string) =>
      databaseOf(subscriber).query<{ event_id: string; processed_at: Date }[]>(
        'select event_id, handler, processed_at from processed_events where event_id in ($1, $2) order by 1, 2',
        [kept, lost],
      );
    const before = { quoting: await readMarks('quoting'), reporting: await readMarks('reporting') };
    await databaseOf('reporting').query('delete from processed_events where event_id = $1', [lost]);
    await databaseOf('reporting').query('delete from portal_replicas');
    await databaseOf('identity').query(handOverAgain);
    await until('it is applied again', () => isProcessed('reporting', lost));
    expect(await databaseOf('reporting').query('select from portal_replicas')).toHaveLength(1);
    const ofKept = <T extends { event_id: string }>(marks: T[]) =>
      marks.filter(({ event_id }) => event_id === kept);
    expect(ofKept(await readMarks('reporting'))).toEqual(ofKept(before.reporting));
    expect(await readMarks('quoting')).toEqual(before.quoting);
  });

  it.each(kept)(
    '$type, as $version published it, is applied by each subscriber',
    async ({ type, payloads }) => {
      const delivered = payloads.map((payload) => ({
        eventId: randomUUID(),
        type,
        at: '2026-12-02T12:00:00.000Z',
        requestId: null,
        payload: payload as Record<string, unknown>,
      }));
      for (const subscriber of events[type].subscribers) {
        await serviceOf(subscriber).app.get(EventConsumer).consume(delivered);
        expect(await databaseOf(subscriber).query('select type, error from failed_events')).toEqual([]);
        for (const { eventId } of delivered) expect(await isProcessed(subscriber, eventId)).toBe(true);
      }
    },
  );
});
