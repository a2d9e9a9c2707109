import { Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { createKitTables, enablePortalSecurity, makeAppendOnly } from '../database/migration-helpers.js';
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

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [] })],
  providers: [PortalReplica],
})
class SampleModule {}

export const sampleService: ServiceDefinition = {
  name: 'quoting',
  module: SampleModule,
  migrations: [CreateSample1790000000000],
  endpoints: [],
};

@Module({ imports: [DatabaseModule.forService({ name: 'identity', entities: [] })] })
class SamplePublisherModule {}

/** Whose outbox the events of portals are written to; `sampleService` is one of their subscribers. */
export const samplePublisher: ServiceDefinition = {
  ...sampleService,
  name: 'identity',
  module: SamplePublisherModule,
};
