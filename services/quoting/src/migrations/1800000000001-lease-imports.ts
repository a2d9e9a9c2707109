import { createDueColumns, dropDueColumns } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LeaseImports1800000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createDueColumns(queryRunner, 'quote_imports', 'finished_at is null');
    await queryRunner.query('alter table quote_imports add column traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quote_imports drop column traceparent');
    await dropDueColumns(queryRunner, 'quote_imports');
  }
}
