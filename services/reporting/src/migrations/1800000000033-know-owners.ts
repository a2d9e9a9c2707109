import { createUserNames } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who owns an order, and what it brings in commission; not known of older facts until their order changes. */
export class KnowOwners1800000000033 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createUserNames(queryRunner);
    await queryRunner.query('alter table order_facts add column owner_id uuid, add column commission int');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_facts drop column owner_id, drop column commission');
    await queryRunner.query('drop table user_names');
  }
}
