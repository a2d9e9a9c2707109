import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The emails of an event share what they say. Rows that are there keep theirs. Half-full pages have room for rows that change. */
export class ShareFactsOfEmails1800000000131 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table email_facts (event_id uuid primary key, portal_id uuid not null, data jsonb not null)',
    );
    await enablePortalSecurity(queryRunner, 'email_facts');
    await queryRunner.query('alter table email_log alter column data drop not null');
    await queryRunner.query('alter table email_log set (fillfactor = 50)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(
      'update email_log e set data = f.data from email_facts f where e.data is null and f.event_id = e.event_id',
    );
    await queryRunner.query('alter table email_log alter column data set not null');
    await queryRunner.query('alter table email_log set (fillfactor = 80)');
    await queryRunner.query('drop table email_facts');
  }
}
