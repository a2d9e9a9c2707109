import { Injectable, Module } from '@nestjs/common';
import { events, type ServiceName } from '@overland/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { createKitTables, enablePortalSecurity, makeAppendOnly } from '../database/migration-helpers.js';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '../events/event-handlers.js';
import { PortalReplica } from '../portals/portal-replica.js';
import type { ServiceDefinition } from '../service-definition.js';

/** A table of portals and a history, as a real service has them; for the kit's own specs. */
class CreateSample1790000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createKitTables(queryRunner);
    await queryRunner.query(
      'create table notes (id serial primary key, portal_id uuid not null, text text not null)',
    );
    await enablePortalSecurity(queryRunner, 'notes');
    await queryRunner.query('create table history (id serial primary key, text text not null)');
    await makeAppendOnly(queryRunner, 'history');
  }

  async down(): Promise<void> {
    throw new Error('Never undone.');
  }
}

const ignoredBy = (service: ServiceName): EventHandlerMap =>
  Object.fromEntries(
    Object.entries(events)
      .filter(([, { subscribers }]) => (subscribers as readonly ServiceName[]).includes(service))
      .map(([type]) => [type, () => Promise.resolve()]),
  );

/** A service does not start without a handler of every event that it subscribes to. */
@Injectable()
@HandlesEvents()
export class IgnoredEvents implements EventHandlers {
  readonly name = 'ignored-events';
  readonly on = ignoredBy('identity');
}

/** The same of `sampleService`, whose events of portals have handlers that tests look at. */
@Injectable()
@HandlesEvents()
export class OtherEvents implements EventHandlers {
  readonly name = 'other-events';
  readonly on: EventHandlerMap;

  constructor() {
    const { 'portal.changed': _ofPortals, ...others } = ignoredBy('quoting');
    this.on = others;
  }
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  providers: [OtherEvents, PortalReplica],
})
class SampleModule {}

export const sampleService: ServiceDefinition = {
  name: 'quoting',
  module: SampleModule,
  migrations: [CreateSample1790000000000],
  endpoints: [],
};

@Module({
  imports: [DatabaseModule.forService({ name: 'identity', entities: [] })],
  providers: [IgnoredEvents],
})
class SamplePublisherModule {}

/** Whose outbox the events of portals are written to; `sampleService` is one of their subscribers. */
export const samplePublisher: ServiceDefinition = {
  ...sampleService,
  name: 'identity',
  module: SamplePublisherModule,
};
