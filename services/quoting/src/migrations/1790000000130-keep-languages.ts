import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a customer reads. */
export class KeepLanguages1790000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table quotes add column language text not null default 'en'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column language');
  }
}
