import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid of an order, as its price may be another since. Of those that are paid already the price stands for it. */
export class KeepWhatWasPaid1791000000490 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders add column paid_amount int');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column paid_amount');
  }
}
