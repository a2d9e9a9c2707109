import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of an order that its customer sees, too. */
export class ShowFiles1791000000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_files add column for_customer boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_files drop column for_customer');
  }
}
