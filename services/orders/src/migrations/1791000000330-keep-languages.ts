import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a customer reads. */
export class KeepLanguages1791000000330 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table orders add column language text not null default 'en'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column language');
  }
}
