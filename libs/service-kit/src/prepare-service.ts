import { DiscoveryService, ModuleRef } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from './database/database.module.js';
import { Housekeeping } from './database/housekeeping.js';
import { EventConsumer } from './events/event-consumer.js';
import { assertEventsHandled, findEventHandlers } from './events/event-handlers.js';
import { compressReplies } from './http/compress-replies.js';
import { assertContractComplete } from './http/contract-check.js';
import { replyWithError } from './http/error.filter.js';
import { addHttpBasics } from './http/fastify-adapter.js';
import { addHealthRoutes, type ReadyChecks } from './http/health-routes.js';
import { measureRoutes } from './metrics/measure-routes.js';
import { addMetricsRoute, readMetricsConfig } from './metrics/metrics-listener.js';
import { QueueProbe } from './metrics/queue-probe.js';
import { ServiceMetrics } from './metrics/service-metrics.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { QUEUE_CONNECTION } from './queue/queue.module.js';
import type { QueueConnection } from './queue/queue-connection.js';
import { QueueRunner } from './queue/queue-runner.js';
import type { ServiceDefinition, ServiceRole } from './service-definition.js';
import { ServiceHosts } from './services/service-hosts.js';
import { Tracing } from './tracing/tracing.js';

interface PrepareOptions {
  definition: ServiceDefinition;
  role: ServiceRole;
  logger: Logger;
  /** In a process of its own, whose port nobody but its neighbours and Prometheus reaches. */
  hasOwnPort?: boolean;
}

function find<T>(app: NestFastifyApplication, token: symbol): T | null {
  try {
    // Asked of the application itself, Nest would log as an error that a web role has no queue.
    return app.get(ModuleRef).get<T>(token, { strict: false });
  } catch {
    return null;
  }
}

/** Checks the service, opens its routes and starts what its role runs. */
export async function prepareService(
  app: NestFastifyApplication,
  { definition, role, logger, hasOwnPort = false }: PrepareOptions,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const isMeasured = hasOwnPort || readMetricsConfig() !== null;
  closeQueueLast(app, definition.name);
  try {
    assertContractComplete(app, definition.name, definition.endpoints);
    assertEventsHandled(definition.name, findEventHandlers(app.get(DiscoveryService)));
    addHttpBasics(fastify, definition.name, logger, app.get(Tracing));
    await compressReplies(fastify);
    if (isMeasured) measureRoutes(fastify, { service: definition.name });
    addHealthRoutes(fastify, readyChecks(app, role));
    if (hasOwnPort) addMetricsRoute(fastify);
    addByteRoutes(app, fastify, definition.routes);
    await app.init();
    await fastify.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  if (role !== 'worker') ServiceHosts.set(definition.name, fastify);
  if (role !== 'web') {
    app.get(OutboxRelay).start();
    app.get(EventConsumer).start();
    app.get(QueueRunner).start();
    app.get(Housekeeping).start();
    if (isMeasured) app.get(ServiceMetrics).start();
  }
}

function readyChecks(app: NestFastifyApplication, role: ServiceRole): ReadyChecks {
  const database = async () => find<DataSource>(app, SERVICE_DATABASE)?.query('select 1');
  return role === 'web' ? { database } : { database, queue: () => app.get(QueueProbe).ping() };
}

function addByteRoutes(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  routes: ServiceDefinition['routes'],
) {
  if (!routes) return;
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.setErrorHandler(replyWithError);
    await routes(scope, app);
  });
}

/** The shared pool may end only after every queue of this service has closed, which Nest's hooks cannot order. */
function closeQueueLast(app: NestFastifyApplication, serviceName: string): void {
  const queue = find<QueueConnection>(app, QUEUE_CONNECTION);
  const close = app.close.bind(app);
  let closing: Promise<void> | null = null;
  app.close = () => {
    closing ??= (async () => {
      ServiceHosts.delete(serviceName);
      queue?.stopWaiting();
      await close();
      await queue?.release();
    })();
    return closing;
  };
}
