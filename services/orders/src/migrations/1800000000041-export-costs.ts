import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an export has what carriers cost. Those asked for before, and by the release before, have not. */
export class ExportCosts1800000000041 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table order_exports add column shows_costs boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_exports drop column shows_costs');
  }
}
