import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the last move of an order is taken back. */
export class TakeBackMoves1791000000460 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders add column undo jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column undo');
  }
}
