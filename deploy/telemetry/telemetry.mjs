// OpenTelemetry's own SDK beside the spans that the product makes itself: `node --import`, or NODE_OPTIONS (README.md).
import { register } from 'node:module';
import path from 'node:path';
import { defaultTextMapGetter, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** The part that this process is; null for npm and other commands, which get NODE_OPTIONS too. */
function partOf(entry) {
  const [, folder] = /([a-z]+)[/\\](?:dist[/\\](?:main|worker)\.js|start\.mjs)$/.exec(entry) ?? [];
  return folder === 'stack' ? 'overland' : (folder ?? null);
}

/** Puts automatic spans below the span that the product has made for the request, event or job at hand. */
class BelowOurSpans extends AsyncLocalStorageContextManager {
  propagator = new W3CTraceContextPropagator();
  currentTraceparent = () => null;

  async follow(file) {
    const { currentTraceparent } = await import(file);
    this.currentTraceparent = currentTraceparent;
  }

  active() {
    const context = super.active();
    if (trace.getSpan(context)) return context;
    const traceparent = this.currentTraceparent();
    return traceparent ? this.propagator.extract(context, { traceparent }, defaultTextMapGetter) : context;
  }
}

/** Addresses hold ids of people's orders, tokens of links and keys of others. */
const withoutAddress = (span) =>
  span.setAttributes({ 'url.full': '', 'url.path': '', 'url.query': '', 'http.url': '', 'http.target': '' });

function start(part) {
  register('import-in-the-middle/hook.mjs', import.meta.url, {
    data: { include: ['pg', 'ioredis', 'pino'] },
  });
  const contextManager = new BelowOurSpans();
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? part,
    contextManager,
    // The product names the trace to those it calls itself, and to nobody outside.
    textMapPropagator: null,
    instrumentations: [
      // The product makes the spans of requests itself, named by routes and without addresses.
      new HttpInstrumentation({
        disableIncomingRequestInstrumentation: true,
        requireParentforOutgoingSpans: true,
        requestHook: withoutAddress,
      }),
      new UndiciInstrumentation({ requireParentforSpans: true, requestHook: withoutAddress }),
      // Statements, never their values.
      new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
      new PinoInstrumentation(),
      new RuntimeNodeInstrumentation(),
    ],
  });
  sdk.start();
  // The product's own handlers end the process, some seconds later.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => sdk.shutdown().catch(() => undefined));
  return contextManager.follow(
    new URL('../../libs/service-kit/dist/logging/request-context.js', import.meta.url),
  );
}

const part = partOf(path.resolve(process.argv[1] ?? ''));
if (part && process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await start(part);
