import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last hand-over of a quote, which whoever did it can undo for a minute. */
export class UndoHandOvers1800000000108 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes add column handed_over jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column handed_over');
  }
}
