import cookie from '@fastify/cookie';
import type { InjectionToken } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Endpoint, eventDeliveries } from '@overland/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from './database/database.js';
import { listenToUse } from './database/use.js';
import { DueWorks } from './due-work/due-works.js';
import { EventConsumer, EventConsumers } from './events/event-consumer.js';
import { assertEventsHandled, findEventHandlers } from './events/event-handlers.js';
import { FileStore } from './files/file-store.js';
import { compressReplies } from './http/compress-replies.js';
import { assertContractComplete } from './http/contract-check.js';
import { addHttpBasics } from './http/fastify-adapter.js';
import { addHealthRoutes, type ReadyChecks } from './http/health-routes.js';
import { measureRoutes } from './metrics/measure-routes.js';
import { readMetricsConfig } from './metrics/metrics-config.js';
import { addMetricsRoute } from './metrics/metrics-listener.js';
import { QueueProbe } from './metrics/queue-probe.js';
import { ServiceMetrics } from './metrics/service-metrics.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { QUEUE_CONNECTION } from './queue/queue.module.js';
import { QueueRunner } from './queue/queue-runner.js';
import type { ServiceDefinition, ServiceRole } from './service-definition.js';
import { ServiceHosts } from './services/service-hosts.js';
import { Sweepers } from './sweeper/sweepers.js';
import { Tracing } from './tracing/tracing.js';

interface PrepareOptions {
  definition: ServiceDefinition;
  role: ServiceRole;
  logger: Logger;
  /** In a separate process, whose port is reachable by the other services and Prometheus only. */
  hasOwnPort?: boolean;
}

/** Every service takes events, at an endpoint of the kit. */
function withEventDeliveries(endpoints: readonly Endpoint[]): Endpoint[] {
  return [...new Set([...endpoints, ...Object.values<Endpoint>(eventDeliveries)])];
}

function find<T>(app: NestFastifyApplication, token: InjectionToken): T | null {
  try {
    // With `app.get`, Nest would log an error where a web role has no queue.
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
  try {
    assertContractComplete(app, definition.name, withEventDeliveries(definition.endpoints));
    assertEventsHandled(definition.name, findEventHandlers(app.get(DiscoveryService)));
    addHttpBasics(fastify, definition.name, logger, app.get(Tracing));
    await fastify.register(cookie);
    await compressReplies(fastify);
    if (isMeasured) measureRoutes(fastify, { service: definition.name });
    addHealthRoutes(fastify, readyChecks(app, role));
    if (hasOwnPort) addMetricsRoute(fastify);
    if (role !== 'worker') fastify.addHook('preClose', (done) => leaveProcess(definition.name, done));
    await app.init();
    await fastify.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  if (role !== 'worker') {
    ServiceHosts.set(definition.name, fastify);
    EventConsumers.set(definition.name, app.get(EventConsumer));
  }
  const database = find<DataSource>(app, SERVICE_DATABASE);
  if (role === 'both' && database) listenToUse(database);
  if (role !== 'web') {
    app.get(OutboxRelay).start();
    app.get(QueueRunner).start();
    app.get(Sweepers).start();
    app.get(DueWorks).start();
  }
  if (isMeasured) app.get(ServiceMetrics).start({ isWorker: role !== 'web', files: find(app, FileStore) });
}

/** The database answers a query, the disk has room for files where the service keeps them, the queue counts its jobs. */
function readyChecks(app: NestFastifyApplication, role: ServiceRole): ReadyChecks {
  const files = find<FileStore>(app, FileStore);
  const hasQueue = role !== 'web' && find(app, QUEUE_CONNECTION) !== null;
  return {
    database: async () => find<DataSource>(app, SERVICE_DATABASE)?.query('select 1'),
    ...(files && { disk: () => files.checkSpace() }),
    ...(hasQueue && { queue: () => app.get(QueueProbe).ping() }),
  };
}

/** From here on, services in this process do not find it. */
function leaveProcess(serviceName: string, done: () => void): void {
  ServiceHosts.delete(serviceName);
  EventConsumers.delete(serviceName);
  done();
}
