import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { Clock } from './clock.js';
import { KIT_CONFIG, type KitConfig } from './config.js';
import { Housekeeping } from './database/housekeeping.js';
import { DueWorks } from './due-work/due-works.js';
import { EventConsumer } from './events/event-consumer.js';
import { eventsControllerOf } from './events/events.controller.js';
import { FailedEvents } from './events/failed-events.js';
import { AccessGuard } from './http/access.guard.js';
import { ErrorFilter } from './http/error.filter.js';
import { Judging } from './http/judging.js';
import { QueueProbe } from './metrics/queue-probe.js';
import { ServiceMetrics } from './metrics/service-metrics.js';
import { HandOver } from './outbox/hand-over.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import { QueueRunner } from './queue/queue-runner.js';
import {
  SERVICE_NAME,
  SERVICE_ROLE,
  type ServiceDefinition,
  type ServiceRole,
} from './service-definition.js';
import { ServiceClient } from './services/service-client.js';
import { Sweepers } from './sweeper/sweepers.js';
import { Tracing } from './tracing/tracing.js';

/** The root of every service: the service's own module and the kit's providers. */
@Global()
@Module({})
export class KitModule {
  static forService(
    { name, module }: ServiceDefinition,
    role: ServiceRole,
    config: KitConfig,
  ): DynamicModule {
    const eventsController = eventsControllerOf(name);
    return {
      module: KitModule,
      imports: [DiscoveryModule, module],
      controllers: eventsController ? [eventsController] : [],
      providers: [
        { provide: KIT_CONFIG, useValue: config },
        { provide: SERVICE_NAME, useValue: name },
        { provide: SERVICE_ROLE, useValue: role },
        { provide: Tracing, useFactory: () => openTracing(name) },
        { provide: APP_GUARD, useClass: AccessGuard },
        Judging,
        { provide: APP_FILTER, useClass: ErrorFilter },
        Clock,
        ServiceClient,
        HandOver,
        OutboxRelay,
        EventConsumer,
        FailedEvents,
        QueueRunner,
        Sweepers,
        DueWorks,
        Housekeeping,
        QueueProbe,
        ServiceMetrics,
      ],
      exports: [KIT_CONFIG, SERVICE_NAME, SERVICE_ROLE, Clock, DueWorks, ServiceClient, Tracing],
    };
  }
}

function openTracing(service: string): Promise<Tracing> {
  const logger = new Logger('Tracing');
  return Tracing.open({ service, warn: (line) => logger.warn(line) });
}
