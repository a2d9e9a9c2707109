import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers were offered, agreed to and were paid. */
export class KeepCosts1800000000036 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table order_costs (
        order_id uuid primary key references orders (id),
        portal_id uuid not null,
        offered int check (offered >= 0),
        agreed int check (agreed >= 0),
        paid int check (paid >= 0),
        changed_by text not null,
        changed_at timestamptz not null
      )`);
    await enablePortalSecurity(queryRunner, 'order_costs');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table order_costs');
  }
}
