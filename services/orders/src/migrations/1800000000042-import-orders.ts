import { createDueColumns, enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of vehicles that are booked at once. */
export class ImportOrders1800000000042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table order_imports (
        id uuid default gen_random_uuid() primary key,
        portal_id uuid not null,
        company_name text not null,
        file_name text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        finished_at timestamptz,
        traceparent text,
        stage text not null check (stage in ('checking', 'ready', 'booking')),
        customer jsonb not null,
        booked_by uuid
      );
      create table order_import_rows (
        import_id uuid not null references order_imports (id) on delete cascade,
        portal_id uuid not null,
        line int not null,
        cells jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
        message text,
        more jsonb not null,
        offer jsonb,
        booking jsonb,
        warnings text[] not null,
        quote_id uuid not null,
        order_id uuid,
        unique_id bigint,
        check ((status = 'done') = (order_id is not null)),
        check ((status = 'failed') = (message is not null)),
        primary key (import_id, line)
      )`);
    for (const table of ['order_import_rows', 'order_imports'])
      await enablePortalSecurity(queryRunner, table);
    await createDueColumns(queryRunner, 'order_imports');
    await queryRunner.query(`
      create index order_imports_all on order_imports (created_at desc);
      create index order_imports_portal on order_imports (portal_id, created_at desc)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_import_rows; drop table order_imports');
  }
}
