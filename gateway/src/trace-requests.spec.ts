import { ServiceHosts } from '@overland/service-kit';
import { aSession, type CollectedSpan, TraceCollector, tokenFor, until } from '@overland/service-kit/testing';
import { callRaw, type Echo, fakeService, jwt, startTestGateway, type TestGateway } from './test-gateway.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browser = '00f067aa0ba902b7';
const header = (flags = '01', trace = traceId) => ({ traceparent: `00-${trace}-${browser}-${flags}` });
const parts = (traceparent: string | undefined) => (traceparent ?? '').split('-');
const makes = '/api/makes';

async function echoOf(gateway: TestGateway, headers: Record<string, string>, path = makes): Promise<Echo> {
  return JSON.parse((await callRaw(gateway.staffPort, { path, headers })).text) as Echo;
}

let collector: TraceCollector;
let gateway: TestGateway;
const env = (ratio = '1') => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_TRACES_SAMPLER_ARG: ratio,
});
beforeAll(async () => {
  process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
  collector = await TraceCollector.start();
  // Opened without quoting in this process, so that it can reach one in another.
  gateway = await startTestGateway({ env: env(), inProcess: ['identity'] });
  const quoting = fakeService('quoting', gateway.sessions);
  await quoting.ready();
  ServiceHosts.set('quoting', quoting);
});
afterAll(async () => {
  await gateway.close();
  await collector.close();
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
});

async function whileQuotingIsAt<T>(url: string, work: () => Promise<T>): Promise<T> {
  const hosts = new Map(ServiceHosts);
  ServiceHosts.delete('quoting');
  process.env.QUOTING_URL = url;
  try {
    return await work();
  } finally {
    delete process.env.QUOTING_URL;
    for (const [name, host] of hosts) ServiceHosts.set(name, host);
  }
}

async function spanOf(trace: string, name: string): Promise<CollectedSpan> {
  const find = () => collector.of(trace).find((span) => span.name === name);
  await until(`the span ${name}`, () => find() !== undefined);
  const span = find();
  if (!span) throw new Error(`No span ${name}`);
  return span;
}

describe('a traced call', () => {
  it('continues the browser’s trace: its span below the browser’s, the service’s below that', async () => {
    const { headers } = await echoOf(gateway, { ...header(), 'x-request-id': 'request-12345' });
    const span = await spanOf(traceId, 'GET /makes');
    expect(headers.traceparent).toBe(`00-${traceId}-${span.spanId}-01`);
    expect(span).toMatchObject({ service: 'gateway', parentSpanId: browser, isError: false });
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/makes',
      'http.response.status_code': 200,
      'overland.request_id': 'request-12345',
    });
    const line = gateway.log.lines.find(
      (each) => each.includes('request-12345') && each.includes('answered'),
    );
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId, requestId: 'request-12345' });
  });

  it.each([
    'canary@mail.example',
    `00-${traceId}-${browser}`,
    `00-${'0'.repeat(32)}-${browser}-01`,
    `00-${traceId}-${browser}-01, 00-${traceId}-${browser}-01`,
  ])('starts a new trace when the browser sends %s', async (traceparent) => {
    const { headers } = await echoOf(gateway, { traceparent });
    const [, trace = '', span] = parts(headers.traceparent);
    expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(trace).not.toBe(traceId);
    expect(await spanOf(trace, 'GET /makes')).toMatchObject({ spanId: span, parentSpanId: null });
  });

  it('takes only the two ids from the browser', async () => {
    const forged = { tracestate: 'canary=1', baggage: 'user=canary' };
    const { headers } = await echoOf(gateway, { ...header(), ...forged });
    expect(Object.keys(headers).filter((name) => name in forged)).toEqual([]);
  });

  it('is kept or dropped as the gateway decides, whatever the browser asks for', async () => {
    const kept = await echoOf(gateway, header('00'));
    const thrifty = await startTestGateway({ env: env('0') });
    const [asked, rooted] = [await echoOf(thrifty, header('01', 'e'.repeat(32))), await echoOf(thrifty, {})];
    await thrifty.close();
    const flags = [kept, asked, rooted].map(({ headers }) => parts(headers.traceparent)[3]);
    expect(flags).toEqual(['01', '00', '00']);
    expect(collector.of('e'.repeat(32))).toEqual([]);
  });

  it('includes the check of its session', async () => {
    const trace = 'a'.repeat(32);
    const token = tokenFor(aSession());
    await echoOf(gateway, { ...header('01', trace), ...jwt(token) }, '/api/user');
    const span = await spanOf(trace, 'POST /service/sessions/check');
    expect(collector.pathTo(span)).toEqual(['gateway GET /user', 'gateway POST /service/sessions/check']);
    expect(collector.text).not.toContain(token);
  });

  it('is named by its route when it is refused too', async () => {
    const trace = 'b'.repeat(32);
    const { status } = await callRaw(gateway.staffPort, {
      path: '/api/quote/canary-4711?token=canary',
      headers: header('01', trace),
    });
    expect(status).toBe(401);
    const { attributes, isError } = await spanOf(trace, 'GET /quote/:quoteId');
    expect([attributes['http.response.status_code'], isError]).toEqual([401, false]);
    expect(collector.text).not.toContain('canary');
  });

  it('reaches a service in another process with the same header', async () => {
    const trace = 'c'.repeat(32);
    const apart = fakeService('quoting', gateway.sessions);
    const url = await apart.listen({ port: 0, host: '127.0.0.1' });
    const { headers } = await whileQuotingIsAt(url, () => echoOf(gateway, header('01', trace)));
    await apart.close();
    const span = await spanOf(trace, 'GET /makes');
    expect(headers.host).toBe(new URL(url).host);
    expect(headers.traceparent).toBe(`00-${trace}-${span.spanId}-01`);
  });

  it('records that the service was down', async () => {
    const trace = 'f'.repeat(32);
    const call = { path: makes, headers: header('01', trace) };
    const { status } = await whileQuotingIsAt('http://127.0.0.1:9', () => callRaw(gateway.staffPort, call));
    expect(status).toBe(503);
    const { isError, attributes } = await spanOf(trace, 'GET /makes');
    expect([isError, attributes['error.type']]).toEqual([true, '503']);
  });
});

it('drops the browser’s trace headers without a collector', async () => {
  const untraced = await startTestGateway();
  const { headers } = await echoOf(untraced, { ...header(), tracestate: 'a=1', baggage: 'b=2' });
  await untraced.close();
  expect(Object.keys(headers).filter((name) => /trace|baggage/.test(name))).toEqual([]);
});
