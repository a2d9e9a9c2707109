import { enableSystemSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What carriers cost, for the margin; and an index for what an owner's orders bring in commission. */
export class KeepCosts1800000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table order_cost_facts (order_id uuid primary key, version int not null, agreed int, paid int)`);
    await enableSystemSecurity(queryRunner, 'order_cost_facts');
    await queryRunner.query('create index order_facts_owner_day on order_facts (owner_id, booked_day)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index order_facts_owner_day');
    await queryRunner.query('drop table order_cost_facts');
  }
}
