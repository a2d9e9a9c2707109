import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['delivered_at', 'survey_asked_at', 'survey_answered_at'];

/** When an order was delivered, and what became of the survey about it. */
export class AskHowItWent1791000000260 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of columns)
      await queryRunner.query(`alter table orders add column ${column} timestamptz`);
    // Rows of every portal: the rule of portals holds for the owner of the table, too.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`update orders set delivered_at = moves.at from (
        select order_id, min(at) as at from activities
        where to_status in ('delivered', 'invoiced', 'paid') group by order_id
      ) moves where moves.order_id = orders.id and orders.status = 'Delivered'`);
    await queryRunner.query(`create index orders_survey_due on orders (delivered_at)
      where status = 'Delivered' and survey_asked_at is null and survey_answered_at is null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_survey_due');
    for (const column of columns) await queryRunner.query(`alter table orders drop column ${column}`);
  }
}
