import { randomUUID } from 'node:crypto';
import { type EventType, events } from '@overland/contracts';
import { addToOutbox, EventConsumer, systemScope, withPortal } from '@overland/service-kit';
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

  it.each(Object.keys(events) as EventType[])(
    '%s goes from its publisher’s outbox to each subscriber',
    async (type) => {
      const { publisher, subscribers } = events[type];
      const eventId = await withPortal(databaseOf(publisher), systemScope, (manager) =>
        addToOutbox(manager, type, payloads[type][0], { requestId: null }),
      );
      for (const subscriber of subscribers) {
        await until(`it is processed by ${subscriber}`, () => isProcessed(subscriber, eventId));
      }
    },
  );

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
