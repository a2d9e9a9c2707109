import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rule of portals reads its settings once per statement, as that of the other tables does. Read per row, PostgreSQL
 * took it to let almost nothing through, and read and sorted all portals for each page.
 */
export class ListManyPortals1764000000042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const rule = `(select current_setting('app.all', true) = 'yes')
      or id = (select nullif(current_setting('app.portal', true), '')::uuid)`;
    await queryRunner.query(`alter policy portal_rows on portals using (${rule}) with check (${rule})`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const rule = `id = nullif(current_setting('app.portal', true), '')::uuid
      or current_setting('app.all', true) = 'yes'`;
    await queryRunner.query(`alter policy portal_rows on portals using (${rule}) with check (${rule})`);
  }
}
