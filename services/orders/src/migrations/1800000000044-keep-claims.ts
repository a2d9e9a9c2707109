import { enablePortalSecurity } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Damage that is reported after the delivery, with its files. */
export class KeepClaims1800000000044 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table order_claims (
        id uuid primary key,
        order_id uuid not null references orders (id),
        portal_id uuid not null,
        number int not null,
        version int not null,
        vehicles text[] not null,
        what text not null,
        noticed_on date not null,
        asked int check (asked > 0),
        agreed int check (agreed > 0),
        paid int check (paid > 0),
        reported_by text not null,
        source text not null,
        reported_at timestamptz not null,
        state text not null,
        answer_by date,
        answer text not null,
        answered_by text not null,
        answered_at timestamptz,
        closed_at timestamptz,
        file_keys text[] not null,
        undo jsonb,
        unique (order_id, number)
      )`);
    await queryRunner.query(
      `create index order_claims_open on order_claims (order_id, answer_by) where state in ('reported', 'inReview')`,
    );
    await queryRunner.query('alter table order_files add column for_claim boolean not null default false');
    await enablePortalSecurity(queryRunner, 'order_claims');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_files drop column for_claim');
    await queryRunner.query('drop table order_claims');
  }
}
