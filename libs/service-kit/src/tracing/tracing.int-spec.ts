import { Controller, Injectable, Logger, Module } from '@nestjs/common';
import { endpoint, type InputOf } from '@overland/contracts';
import * as z from 'zod/mini';
import { Database } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '../events/event-handlers.js';
import { Implements } from '../http/implements.js';
import { CallInfo, Input, type RequestInfo } from '../http/parameters.js';
import { addToOutbox } from '../outbox/add-to-outbox.js';
import { ServiceClient } from '../services/service-client.js';
import { aPortal, LogRecorder, startTestService, type TestService, until } from '../testing/index.js';
import { IgnoredEvents, OtherEvents, samplePublisher, sampleService } from '../testing/sample-service.js';
import { type CollectedSpan, TraceCollector } from '../testing/trace-collector.js';

const canary = 'canary.person@mail.example';
const common = { service: 'identity', access: 'public', reply: z.object({ done: z.boolean() }) } as const;
const change = endpoint('POST', '/change/:name', {
  ...common,
  summary: 'Writes an event',
  params: z.object({ name: z.string() }),
  query: z.object({ token: z.optional(z.string()) }),
  body: z.strictObject({ email: z.string() }),
});
const fail = endpoint('POST', '/fail', {
  ...common,
  summary: 'Fails',
  body: z.strictObject({ email: z.string() }),
});
const ask = endpoint('GET', '/ask', { ...common, summary: 'Asks a neighbor' });
const answer = endpoint('GET', '/answer', { ...common, summary: 'Answers a neighbor', access: 'service' });

@Controller()
class TracedController {
  constructor(
    private readonly database: Database,
    private readonly client: ServiceClient,
  ) {}

  @Implements(change)
  async change(@Input() _input: InputOf<typeof change>, @CallInfo() { requestId }: RequestInfo) {
    await this.database.inSystem((manager) =>
      addToOutbox(manager, 'portal.changed', aPortal(), { requestId }),
    );
    new Logger('Change').log('changed');
    return { done: true };
  }

  @Implements(fail)
  fail(@Input() { body }: InputOf<typeof fail>): never {
    throw new Error(`failed for ${body.email}`);
  }

  @Implements(ask)
  ask(@CallInfo() { requestId }: RequestInfo) {
    return this.client.call(answer, {}, { requestId });
  }

  @Implements(answer)
  answer() {
    return { done: true };
  }
}

@Injectable()
@HandlesEvents()
class TracedHandlers implements EventHandlers {
  readonly name = 'traced';
  private tries = 0;
  readonly on: EventHandlerMap = {
    'portal.changed': async () => {
      this.tries += 1;
      if (this.tries === 1) throw new Error(`the first try fails for ${canary}`);
    },
  };
}

@Module({
  imports: [DatabaseModule.forService({ name: 'identity', entities: [] })],
  controllers: [TracedController],
  providers: [IgnoredEvents],
})
class TracedModule {}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  providers: [OtherEvents, TracedHandlers],
})
class SubscriberModule {}

const definition = { ...samplePublisher, module: TracedModule, endpoints: [change, fail, ask, answer] };
const subscribing = { ...sampleService, module: SubscriberModule };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const headers = { traceparent: `00-${traceId}-${caller}-01` };

describe('the spans of a service', () => {
  const log = new LogRecorder();
  let collector: TraceCollector;
  let service: TestService;
  let subscriber: TestService;
  beforeAll(async () => {
    collector = await TraceCollector.start();
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      LOG_LEVEL: 'info',
    });
    subscriber = await startTestService(subscribing, { role: 'both', logStream: log });
    service = await startTestService(definition, { role: 'both', logStream: log });
  });
  afterAll(async () => {
    await service.close();
    await subscriber.close();
    await collector.close();
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_BSP_SCHEDULE_DELAY']) delete process.env[name];
    process.env.LOG_LEVEL = 'silent';
  });
  const named = async (name: string, part: Partial<CollectedSpan> = {}) => {
    const find = () =>
      collector.spans.find(
        (span) =>
          span.name === name &&
          Object.entries(part).every(([key, value]) => span[key as keyof CollectedSpan] === value),
      );
    await until(`the span ${name}`, () => find() !== undefined);
    const span = find();
    if (!span) throw new Error(`No span ${name}`);
    return span;
  };

  it('lead from the caller through the event to its consumer, a failed try included', async () => {
    const reply = await service.call(change, {
      params: { name: canary },
      query: { token: `canary-token-${canary}` },
      body: { email: canary },
      headers: { ...headers, 'x-request-id': 'request-12345', cookie: `canary=${canary}` },
    });
    expect(reply.status).toBe(200);
    const failed = await named('process portal.changed', { isError: true });
    const done = await named('process portal.changed', { isError: false });
    const path = [
      'identity POST /change/:name',
      'identity publish portal.changed',
      'quoting process portal.changed',
    ];
    // Each service exports its own spans, so a parent may arrive after its child.
    for (const span of [failed, done]) {
      await until('its parents', () => collector.pathTo(span).length === path.length);
      expect(collector.pathTo(span)).toEqual(path);
    }
    expect(failed.attributes['error.type']).toBe('Error');
    const server = await named('POST /change/:name');
    expect(server).toMatchObject({ traceId, parentSpanId: caller, isError: false });
    expect(server.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/change/:name',
      'http.response.status_code': 200,
      'overland.request_id': 'request-12345',
    });
    expect(new Set(collector.of(traceId).map(({ attributes }) => attributes['overland.request_id']))).toEqual(
      new Set(['request-12345']),
    );
  });

  it('are in the log lines beside the request id', async () => {
    const lines = log.lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === 'request-12345');
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['changed', 'answered', expect.stringMatching(/^portal\.changed .* consumed$/)]),
    );
    expect(new Set(lines.map((line) => line.traceId))).toEqual(new Set([traceId]));
  });

  it('follow a call to another service', async () => {
    expect((await service.call(ask)).status).toBe(200);
    const span = await named('GET /answer', { parentSpanId: (await clientSpan()).spanId });
    expect(collector.pathTo(span)).toEqual([
      'identity GET /ask',
      'identity GET /answer',
      'identity GET /answer',
    ]);
  });
  const clientSpan = async () => {
    const { spanId } = await named('GET /ask');
    return named('GET /answer', { parentSpanId: spanId });
  };

  it('mark an answer as a failure', async () => {
    await service.call(fail, { body: { email: canary } });
    expect(await named('POST /fail')).toMatchObject({
      isError: true,
      attributes: { 'error.type': '500', 'http.response.status_code': 500 },
    });
  });

  it('are none for the question after its health', async () => {
    await service.app.inject({ url: '/health/ready' });
    await service.app.inject({
      url: '/nowhere',
      headers: { traceparent: `00-${'c'.repeat(32)}-${caller}-01` },
    });
    expect(await named('GET (no route)')).toMatchObject({ traceId: 'c'.repeat(32), isError: false });
    expect(collector.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });

  it('are passed on and not sent where the caller’s trace is not kept', async () => {
    const dropped = 'd'.repeat(32);
    await service.call(change, {
      params: { name: 'x' },
      body: { email: canary },
      headers: { traceparent: `00-${dropped}-${caller}-00`, 'x-request-id': 'request-dropped' },
    });
    await until(
      'the event',
      () => log.text.includes('consumed') && log.lines.some(isConsumed('request-dropped')),
    );
    await service.call(ask, { headers: { 'x-request-id': 'request-later' } });
    await until('a later span', () =>
      collector.spans.some(({ attributes }) => attributes['overland.request_id'] === 'request-later'),
    );
    expect(collector.of(dropped)).toEqual([]);
    const [row] = await service.dataSource.query('select traceparent from outbox where request_id = $1', [
      'request-dropped',
    ]);
    expect(row.traceparent).toMatch(new RegExp(`^00-${dropped}-[0-9a-f]{16}-00$`));
  });
  const isConsumed = (requestId: string) => (line: string) =>
    line.includes(requestId) && line.includes('consumed');

  it('contain no personal data and no token', () => {
    expect(collector.spans.length).toBeGreaterThan(5);
    expect(collector.text).not.toContain('canary');
  });
});

it('an unreachable collector is reported once, and does not delay shutdown', async () => {
  const log = new LogRecorder();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    LOG_LEVEL: 'info',
  });
  const service = await startTestService(definition, { logStream: log });
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_BSP_SCHEDULE_DELAY']) delete process.env[name];
  process.env.LOG_LEVEL = 'silent';
  expect((await service.call(ask)).status).toBe(200);
  const warnings = () => log.lines.filter((line) => line.includes('spans could not be sent'));
  await until('the warning', () => warnings().length > 0);
  expect((await service.call(ask)).status).toBe(200);
  const startedAt = performance.now();
  await service.close();
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(warnings()).toHaveLength(1);
});
