import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of an order that is paid in part, the rest alone is owed. */
export class KeepPaidAmounts1800000000037 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_facts add column paid_amount int');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_facts drop column paid_amount');
  }
}
