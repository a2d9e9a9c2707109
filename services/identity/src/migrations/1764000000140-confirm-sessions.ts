import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the password was given last; sessions of before gave it when they began. */
export class ConfirmSessions1764000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table sessions add confirmed_at timestamptz not null default now()`);
    await queryRunner.query('update sessions set confirmed_at = created_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sessions drop confirmed_at');
  }
}
