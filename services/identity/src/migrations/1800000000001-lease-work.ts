import { createDueColumns, dropDueColumns } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaseWork1800000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createDueColumns(queryRunner, 'user_imports', 'finished_at is null');
    await queryRunner.query('alter table user_imports add column traceparent text');
    await createDueColumns(queryRunner, 'reset_requests');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table user_imports drop column traceparent');
    await dropDueColumns(queryRunner, 'user_imports');
    await dropDueColumns(queryRunner, 'reset_requests');
  }
}
