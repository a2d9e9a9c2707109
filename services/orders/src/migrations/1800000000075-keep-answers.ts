import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers were told of a claim before its answer. */
export class KeepAnswers1800000000075 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table order_claims add column earlier_answers text[] not null default '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_claims drop column earlier_answers');
  }
}
