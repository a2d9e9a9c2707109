import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListFailedEmails1791000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table email_failures (
      order_id uuid not null,
      template text not null,
      to_address text not null,
      portal_id uuid not null,
      email_id uuid not null,
      reason text,
      changed_at timestamptz not null,
      primary key (order_id, template, to_address)
    )`);
    await enablePortalSecurity(queryRunner, 'email_failures');
    await queryRunner.query(
      'create index email_failures_open on email_failures (changed_at) where reason is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table email_failures');
  }
}
