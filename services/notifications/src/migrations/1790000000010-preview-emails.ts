import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of no portal: one row for each person, read by the hash of its secret. */
export class PreviewEmails1790000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table email_previews (
      user_id uuid primary key,
      token_hash text not null unique,
      html text not null,
      expires_at timestamptz not null
    )`);
    await queryRunner.query('create index email_previews_over on email_previews (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table email_previews');
  }
}
