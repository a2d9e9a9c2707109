import { Module } from '@nestjs/common';
import { Column, Entity, PrimaryColumn, type QueryRunner } from 'typeorm';
import { PortalReplica } from '../portals/portal-replica.js';
import { startTestService, type TestService } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { DatabaseModule } from './database.module.js';
import { deleteOutdated } from './housekeeping.js';
import { KeptFor } from './kept-for.js';
import { enablePortalSecurity } from './migration-helpers.js';
import { systemScope } from './scope.js';
import { withPortal } from './with-portal.js';

@KeptFor('2 hours', { since: 'endedAt', where: `text <> 'kept'` })
@Entity('visits')
class VisitEntity {
  @PrimaryColumn('text')
  text: string;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

class CreateVisits1790000000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table visits (text text primary key, portal_id uuid default gen_random_uuid(), ended_at timestamptz)',
    );
    await enablePortalSecurity(queryRunner, 'visits');
  }
  async down(): Promise<void> {}
}

@Module({
  imports: [DatabaseModule.forService({ name: 'quoting', entities: [VisitEntity] })],
  providers: [OtherEvents, PortalReplica],
})
class VisitsModule {}

const definition = {
  ...sampleService,
  module: VisitsModule,
  migrations: [...sampleService.migrations, CreateVisits1790000000001],
};

describe('housekeeping', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(definition);
  });
  afterAll(() => service.close());

  it('removes the rows of all portals that their entity keeps no longer', async () => {
    const inSystem = <T>(sql: string) =>
      withPortal(service.dataSource, systemScope, (manager) => manager.query<T[]>(sql));
    await inSystem(`insert into visits (text, ended_at) values ('over', now() - interval '121 minutes'),
      ('recent', now() - interval '119 minutes'), ('open', null), ('kept', now() - interval '9 days')`);
    expect(await deleteOutdated(service.dataSource, 'quoting')).toBe(1);
    expect(await inSystem('select text from visits order by text')).toEqual(
      ['kept', 'open', 'recent'].map((text) => ({ text })),
    );
  });

  it('removes what is long done, and never an event that waits', async () => {
    const { dataSource } = service;
    await dataSource.query(`insert into outbox (id, type, payload, created_at) values
      (gen_random_uuid(), 'quote.changed', '{"is":"old"}', now() - interval '9 days'),
      (gen_random_uuid(), 'quote.changed', '{"is":"recent"}', now() - interval '6 days'),
      (gen_random_uuid(), 'quote.changed', '{"is":"old, and waiting"}', now() - interval '90 days')`);
    await dataSource.query(
      `insert into outbox_progress select 'reporting', xid, position from outbox where payload->>'is' = 'recent'`,
    );
    await dataSource.query(
      `insert into processed_events values (gen_random_uuid(), 'x', now() - interval '31 days')`,
    );
    await dataSource.query(
      `insert into idempotency_keys values ('a', 'r', 'k', 'h', null, now() - interval '8 days')`,
    );
    expect(await deleteOutdated(dataSource, 'quoting')).toBe(3);
    expect((await service.outbox()).map((event) => event.payload)).toEqual([
      { is: 'recent' },
      { is: 'old, and waiting' },
    ]);
  });
});
