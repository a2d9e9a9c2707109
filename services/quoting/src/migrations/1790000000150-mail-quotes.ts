import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a public quote was mailed to its customer. The emails of the last day are counted at each new one. */
export class MailQuotes1790000000150 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes add column mailed_at timestamptz');
    await queryRunner.query('create index quotes_mailed on quotes (mailed_at) where mailed_at is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column mailed_at');
  }
}
