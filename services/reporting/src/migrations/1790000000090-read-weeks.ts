import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The week in figures, of one company and of all, and what is owed now. */
const indexes = [
  'quote_facts_portal_created on quote_facts (portal_id, created_at) include (status)',
  'quote_facts_created on quote_facts (created_at) include (portal_id, status)',
  'order_facts_portal_booked on order_facts (portal_id, booked_at) include (status, price)',
  'order_facts_booked on order_facts (booked_at) include (portal_id, status, price)',
  `order_facts_owed on order_facts (portal_id) include (price)
    where payment_type = 'COD' and not paid and status <> 'Canceled'`,
  'survey_answers_answered on survey_answers (answered_at) include (portal_id, rating)',
  'surveys_answered on surveys (answered_at) include (portal_id)',
];

export class ReadWeeks1790000000090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of indexes) await queryRunner.query(`create index ${index}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of indexes) await queryRunner.query(`drop index ${index.split(' ')[0]}`);
  }
}
