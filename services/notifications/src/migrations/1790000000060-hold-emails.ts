import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['email_log', 'push_messages'];

/** What tells of a step that may be taken back waits. */
export class HoldEmails1790000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`alter table ${table} add column not_before timestamptz`);
      await queryRunner.query(
        `create index ${table}_held on ${table} (not_before) where not_before is not null`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`alter table ${table} drop column not_before`);
  }
}
