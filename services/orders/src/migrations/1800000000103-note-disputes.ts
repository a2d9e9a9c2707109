import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a customer disputes what is owed. */
export class NoteDisputes1800000000103 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders add column payment_dispute jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column payment_dispute');
  }
}
