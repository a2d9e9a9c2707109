import { mailboxSql } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which emails went to addresses that visitors typed: counted by mailbox, and together, in a log of every email. */
export class LimitTypedAddresses1790000000070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table email_log add column is_to_typed_address boolean not null default false',
    );
    await queryRunner.query(
      'create index email_log_typed_addresses on email_log (created_at) where is_to_typed_address',
    );
    await queryRunner.query(
      `create index email_log_typed_mailboxes on email_log ((${mailboxSql('to_address')}), created_at)
       where is_to_typed_address`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table email_log drop column is_to_typed_address');
  }
}
