import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were delivered in a period, which claims are counted against. */
export class CountDelivered1800000000050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index order_facts_delivered on order_facts (delivered_on, portal_id)
      where delivered_on is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index order_facts_delivered');
  }
}
