import { createDueColumns, dropDueColumns } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaseWork1800000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createDueColumns(queryRunner, 'order_exports', `state = 'running'`);
    await queryRunner.query('alter table order_exports add column traceparent text');
    await createDueColumns(queryRunner, 'link_requests');
    await createDueColumns(queryRunner, 'terms_filings');
    await queryRunner.query('alter table dispatches add column poll_attempts int not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_exports drop column traceparent');
    await dropDueColumns(queryRunner, 'order_exports');
    await dropDueColumns(queryRunner, 'link_requests');
    await dropDueColumns(queryRunner, 'terms_filings');
    await queryRunner.query('alter table dispatches drop column poll_attempts');
  }
}
