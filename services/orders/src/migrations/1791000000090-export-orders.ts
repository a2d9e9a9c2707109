import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports in the background. Without a portal: of all portals, by MCAdmin. */
export class ExportOrders1791000000090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table order_exports (
      id uuid primary key default gen_random_uuid(),
      portal_id uuid,
      requested_by uuid not null,
      request jsonb not null,
      state text not null check (state in ('running', 'done', 'failed')),
      rows_done int not null,
      rows_total int,
      error text,
      created_at timestamptz not null,
      finished_at timestamptz
    )`);
    await enablePortalSecurity(queryRunner, 'order_exports');
    await queryRunner.query(
      `create unique index order_exports_one_at_a_time on order_exports (requested_by) where state = 'running'`,
    );
    await queryRunner.query('create index order_exports_of on order_exports (requested_by, created_at)');
    await queryRunner.query('create index order_exports_created on order_exports (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_exports');
  }
}
