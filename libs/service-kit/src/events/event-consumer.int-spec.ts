import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { type EventEnvelope, eventDeliveries, type PortalRecord } from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import pg from 'pg';
import { DatabaseModule } from '../database/database.module.js';
import { DueWorks } from '../due-work/due-works.js';
import { largestPayload } from '../outbox/event-size.js';
import { aPortal, aSession, LogRecorder, startTestService, type TestService } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { EventConsumer } from './event-consumer.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from './event-handlers.js';
import { FailedEvents, mostTries } from './failed-events.js';
import { replayEvents } from './replay-events.js';

/** Records its events; fails for the portals that a test chose. */
@Injectable()
@HandlesEvents()
class NotingHandlers implements EventHandlers {
  readonly name = 'noting';
  readonly failing = new Set<string>();
  readonly on: EventHandlerMap = {
    'portal.changed': async ({ payload }, manager) => {
      await manager.query('insert into history (text) values ($1)', [payload._id]);
      if (this.failing.has(payload._id)) throw new Error(`not ${payload._id}`);
    },
  };
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  providers: [NotingHandlers, OtherEvents],
})
class NotingModule {}

const noon = new Date('2026-11-20T17:00:00Z');

describe('a consumer of events', () => {
  const log = new LogRecorder();
  let service: TestService;
  let consumer: EventConsumer;
  let failed: FailedEvents;
  let handlers: NotingHandlers;
  beforeAll(async () => {
    process.env.LOG_LEVEL = 'error';
    service = await startTestService({ ...sampleService, module: NotingModule }, { logStream: log });
    process.env.LOG_LEVEL = 'silent';
    consumer = service.app.get(EventConsumer);
    failed = service.app.get(FailedEvents);
    handlers = service.app.get(NotingHandlers);
  });
  afterEach(async () => {
    handlers.failing.clear();
    await service.dataSource.query('delete from failed_events');
  });
  afterAll(() => service.close());

  const retry = () => service.app.get(DueWorks).workOff(EventConsumer);
  /** As if so much time had passed for the failed events. */
  const pass = (seconds: number) =>
    service.dataSource.query(
      'update failed_events set next_try_at = next_try_at - make_interval(secs => $1)',
      [seconds],
    );

  const anEvent = (portal: PortalRecord = aPortal()): EventEnvelope<'portal.changed'> => ({
    eventId: randomUUID(),
    type: 'portal.changed',
    at: noon.toISOString(),
    requestId: null,
    payload: portal,
  });
  const effectsOf = async (...events: EventEnvelope<'portal.changed'>[]) => {
    const rows = await service.dataSource.query<{ text: string }[]>(
      'select text from history where text = any($1) order by id',
      [events.map(({ payload }) => payload._id)],
    );
    return rows.map(({ text }) => events.findIndex(({ payload }) => payload._id === text));
  };

  it('applies a batch in its order, in one transaction', async () => {
    const batch = [anEvent(), anEvent(), anEvent()];
    await consumer.consume(batch);
    expect(await effectsOf(...batch)).toEqual([0, 1, 2]);
    const [{ count }] = await service.dataSource.query(
      'select count(distinct xmin::text)::int as count from processed_events where event_id = any($1::uuid[])',
      [batch.map(({ eventId }) => eventId)],
    );
    expect(count).toBe(1);
  });

  it('that is given an event twice has one effect, also at the same time', async () => {
    const batch = [anEvent(), anEvent()];
    await Promise.all([1, 2, 3].map(() => consumer.consume(batch)));
    await consumer.consume(batch);
    expect(await effectsOf(...batch)).toEqual([0, 1]);
  });

  it('keeps an event that fails, and applies the others of its batch', async () => {
    const [first, bad, last] = [anEvent(), anEvent(), anEvent()];
    handlers.failing.add(bad.payload._id);
    await consumer.consume([first, bad, last]);
    expect(await effectsOf(first, bad, last)).toEqual([0, 2]);
    expect(await failed.count()).toEqual({ retried: 1, setAside: 0 });
    expect(log.text).toContain(`portal.changed ${bad.eventId}, try 1 failed: Error`);
  });

  it('tries it again, and forgets it once it is applied', async () => {
    const event = anEvent();
    handlers.failing.add(event.payload._id);
    await consumer.consume([event]);
    await retry();
    expect(await effectsOf(event)).toEqual([]);
    handlers.failing.clear();
    await pass(2);
    await retry();
    expect(await effectsOf(event)).toEqual([0]);
    expect(await failed.count()).toEqual({ retried: 0, setAside: 0 });
  });

  it('sets it aside after twelve tries over an hour, with an error in the log, until a replay', async () => {
    const event = anEvent();
    handlers.failing.add(event.payload._id);
    await consumer.consume([event]);
    for (let tries = 1; tries < mostTries; tries += 1) {
      await pass(2 ** tries);
      await retry();
    }
    expect(await failed.count()).toEqual({ retried: 0, setAside: 1 });
    expect(log.text).toContain(`portal.changed ${event.eventId}, try 12, set aside failed: Error`);
    handlers.failing.clear();
    await pass(daySeconds);
    await retry();
    expect(await effectsOf(event)).toEqual([]);

    const client = new pg.Client({ connectionString: service.database.url });
    await client.connect();
    expect(await replayEvents(client)).toBe(1);
    await client.end();
    await retry();
    expect(await effectsOf(event)).toEqual([0]);
    expect(await failed.count()).toEqual({ retried: 0, setAside: 0 });
  });

  it('keeps an event of a type that only a newer release knows', async () => {
    const unknown = { ...anEvent(), type: 'portal.painted' } as unknown as EventEnvelope;
    const known = anEvent();
    await consumer.consume([unknown, known]);
    expect(await effectsOf(known)).toEqual([0]);
    expect(await failed.count()).toEqual({ retried: 1, setAside: 0 });
  });

  it('reads what an older release wrote less and a newer one more, and keeps what it cannot read with the field', async () => {
    const { requiresSecondStep: _later, ...older } = aPortal();
    const [newer, bad] = [aPortal(), aPortal()];
    const events = [older, { ...newer, favoriteColor: 'red' }, { ...bad, emails: [{ email: 7 }] }].map(
      (payload) => ({ ...anEvent(), payload }),
    );
    await consumer.consume(events);
    const known = [older, newer, bad].map((portal) => ({
      ...anEvent(),
      payload: { ...aPortal(), ...portal },
    }));
    expect(await effectsOf(...known)).toEqual([0, 1]);
    const kept = await service.dataSource.query('select error, envelope from failed_events');
    expect(kept).toEqual([
      {
        error: expect.stringMatching(
          /^Error: The payload of portal\.changed does not fit its schema: emails\.0\.email invalid_type/,
        ),
        envelope: events[2],
      },
    ]);
  });

  it('takes events over HTTP from other services alone', async () => {
    const event = anEvent();
    const give = (as: 'service' | null | ReturnType<typeof aSession>) =>
      service.call(eventDeliveries.quoting, { body: { events: [event] }, as });
    expect((await give(null)).status).toBe(401);
    expect((await give(aSession({ role: 'MCAdmin' }))).status).toBe(401);
    expect(await give('service')).toMatchObject({ status: 200, body: { taken: 1 } });
    expect(await effectsOf(event)).toEqual([0]);
  });

  it('takes the largest event that a service may write', async () => {
    const empty = anEvent({ ...aPortal(), companyName: '' });
    const companyName = 'a'.repeat(largestPayload - JSON.stringify(empty.payload).length);
    const event = { ...empty, payload: { ...empty.payload, companyName } };
    const call = { body: { events: [event] }, as: 'service' } as const;
    expect((await service.call(eventDeliveries.quoting, call)).status).toBe(200);
    expect(await effectsOf(event)).toEqual([0]);
  });

  it('refuses them while its database is down, so that they are sent again', async () => {
    const event = anEvent();
    const away = jest.spyOn(service.dataSource, 'createQueryRunner').mockImplementation(() => {
      throw new Error('no database');
    });
    await expect(consumer.consume([event])).rejects.toThrow('no database');
    away.mockRestore();
    await consumer.consume([event]);
    expect(await effectsOf(event)).toEqual([0]);
  });
});
