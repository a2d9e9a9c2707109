import { quoteImports } from '@overland/contracts';
import {
  aSession,
  type CollectedSpan,
  startTestService,
  type TestService,
  TraceCollector,
  until,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, replicate } from '../testing/builders.js';
import { ImportWorker } from './import.worker.js';

const lone = aPlainPortal();
const as = aSession({ role: 'User', portalId: lone._id });
const traceId = 'a'.repeat(32);

let collector: TraceCollector;
let service: TestService;

beforeAll(async () => {
  collector = await TraceCollector.start();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
  service = await startTestService(quoting, { role: 'both' });
  await replicate(service, lone);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.close();
  await collector.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
});

const start = async (traceparent: string): Promise<string> => {
  const { status, body } = await service.call(quoteImports.start, {
    as,
    headers: { traceparent },
    body: {
      fileName: 'moves.csv',
      csv: 'customerFullName,pickup,delivery,make1,model1,operable1\nCanary Person,"Dallas, TX","Denver, CO",Honda,Accord,Yes',
    },
  });
  expect(status).toBe(200);
  return body._id;
};

async function spanOf(importId: string, part: Partial<CollectedSpan> = {}): Promise<CollectedSpan> {
  const find = () =>
    collector.spans.find(
      ({ attributes, isError }) =>
        attributes['messaging.message.id'] === importId && (part.isError ?? isError) === isError,
    );
  await until('the span of the import', () => find() !== undefined);
  const span = find();
  if (!span) throw new Error('No span.');
  return span;
}

describe('the span of an import', () => {
  it('leads from the request that started it to the quotes that it made', async () => {
    const span = await spanOf(await start(`00-${traceId}-00f067aa0ba902b7-01`));
    expect(collector.pathTo(span)).toEqual(['quoting POST /quotes/import', 'quoting process quote-import']);
    expect(span).toMatchObject({ traceId, isError: false, attributes: { 'messaging.system': 'postgresql' } });
    const published = () => collector.of(traceId).find(({ name }) => name === 'publish quote.changed');
    await until('its quote is published', () => published() !== undefined);
    expect(published()?.parentSpanId).toBe(span.spanId);
    expect(collector.text).not.toContain('Canary');
  });

  it('fails with the import, and its next try is in the same trace', async () => {
    const work = jest.spyOn(service.app.get(ImportWorker), 'work');
    work.mockRejectedValueOnce(new Error('The database is away.'));
    const id = await start(`00-${'b'.repeat(32)}-00f067aa0ba902b7-01`);
    const failed = await spanOf(id, { isError: true });
    expect([failed.traceId, failed.attributes['error.type']]).toEqual(['b'.repeat(32), 'Error']);
    const done = await spanOf(id, { isError: false });
    expect([done.traceId, done.parentSpanId]).toEqual([failed.traceId, failed.parentSpanId]);
  });
});
