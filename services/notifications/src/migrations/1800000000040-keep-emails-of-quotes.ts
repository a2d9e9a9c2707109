import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email about a quote belongs to a portal, and to no order. */
export class KeepEmailsOfQuotes1800000000040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop constraint email_log_check');
    await queryRunner.query(
      'alter table email_log add constraint email_log_check check (order_id is null or portal_id is not null)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop constraint email_log_check');
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query('update email_log set portal_id = null where order_id is null');
    await queryRunner.query(
      'alter table email_log add constraint email_log_check check ((order_id is null) = (portal_id is null))',
    );
  }
}
