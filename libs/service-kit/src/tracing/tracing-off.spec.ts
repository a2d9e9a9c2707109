import { Controller, Module } from '@nestjs/common';
import { endpoint } from '@overland/contracts';
import * as z from 'zod/mini';
import { Implements } from '../http/implements.js';
import { bootTestApp, callEndpoint, setTestEnvironment } from '../testing/index.js';
import { IgnoredEvents } from '../testing/sample-service.js';
import { Tracing } from './tracing.js';

// The metrics library loads the API, which is small and does nothing alone: it does not count.
const mockLoaded: string[] = [];
jest.mock('@opentelemetry/sdk-trace-node', () => {
  mockLoaded.push('sdk');
  return jest.requireActual('@opentelemetry/sdk-trace-node');
});
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => {
  mockLoaded.push('exporter');
  return jest.requireActual('@opentelemetry/exporter-trace-otlp-http');
});

const hello = endpoint('GET', '/hello', {
  service: 'identity',
  access: 'public',
  summary: 'Greets',
  reply: z.object({ hello: z.string() }),
});

@Controller()
class HelloController {
  @Implements(hello)
  hello() {
    return { hello: 'world' };
  }
}

@Module({ controllers: [HelloController], providers: [IgnoredEvents] })
class HelloModule {}

it('without a collector loads nothing of OpenTelemetry’s SDK, and makes no span', async () => {
  setTestEnvironment();
  const app = await bootTestApp({
    name: 'identity',
    module: HelloModule,
    migrations: [],
    endpoints: [hello],
  });
  const { status } = await callEndpoint(app, hello, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  const tracing = app.get(Tracing);
  const start = { name: 'anything', kind: 'server', parent: null, attributes: {} } as const;
  expect([status, tracing.isOn, tracing.begin(start), mockLoaded]).toEqual([200, false, null, []]);
  await app.close();
});

it('loads it where a collector is named', async () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const tracing = await Tracing.open({ service: 'quoting', env, warn: () => undefined });
  expect([tracing.isOn, [...mockLoaded].sort()]).toEqual([true, ['exporter', 'sdk']]);
  await tracing.close();
});

it.each([
  [
    'an address that is none',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ],
  ['a part above all', { OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('refuses %s', async (_what, env, name) => {
  await expect(Tracing.open({ service: 'quoting', env, warn: () => undefined })).rejects.toThrow(name);
});
