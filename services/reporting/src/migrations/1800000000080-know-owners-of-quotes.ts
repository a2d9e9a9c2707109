import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who owns a quote. Quoting tells those of before again, at the version that is here: one less, so that they count as newer. */
export class KnowOwnersOfQuotes1800000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quote_facts add column owner_id uuid');
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query('update quote_facts set version = version - 1');
    await queryRunner.query(`create index quote_facts_made on quote_facts (created_on, portal_id)
      include (owner_id, status, price, was_saved)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quote_facts drop column owner_id');
  }
}
