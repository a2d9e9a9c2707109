import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was reported as damaged, and what became of it. */
export class CountClaims1800000000044 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table claim_facts (
        claim_id uuid primary key,
        version int not null,
        order_id uuid not null,
        unique_id bigint not null,
        number int not null,
        portal_id uuid not null,
        carrier_name text not null,
        state text not null,
        asked int,
        agreed int,
        paid int,
        reported_at timestamptz not null,
        answer_by date,
        closed_at timestamptz
      )`);
    await queryRunner.query('create index claim_facts_reported on claim_facts (portal_id, reported_at)');
    await enablePortalSecurity(queryRunner, 'claim_facts');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table claim_facts');
  }
}
