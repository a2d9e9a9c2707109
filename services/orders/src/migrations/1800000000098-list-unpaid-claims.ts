import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims that are approved and not paid are work, too. */
export class ListUnpaidClaims1800000000098 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index order_claims_unsettled on order_claims (order_id, answer_by)
      where state in ('reported', 'inReview', 'approved')`);
    await queryRunner.query('drop index order_claims_open');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index order_claims_open on order_claims (order_id, answer_by) where state in ('reported', 'inReview')`,
    );
    await queryRunner.query('drop index order_claims_unsettled');
  }
}
