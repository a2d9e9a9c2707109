import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What follow-ups of quotes brought. */
export class CountFollowUps1800000000042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table follow_up_facts (
        follow_up_id uuid primary key,
        quote_id uuid not null,
        portal_id uuid not null,
        is_by_rule boolean not null,
        sent_at timestamptz not null
      );
      create index follow_up_facts_quote on follow_up_facts (quote_id, sent_at);
      create index order_facts_quote on order_facts (quote_id)`);
    await enablePortalSecurity(queryRunner, 'follow_up_facts');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index order_facts_quote');
    await queryRunner.query('drop table follow_up_facts');
  }
}
