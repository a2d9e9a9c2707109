import type { MigrationInterface, QueryRunner } from 'typeorm';

/** VIN and year of a quote's vehicles, and the version of the order that said them last. */
export class KeepEnteredVehicles1800000000037 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table quotes
      add column entered_vehicles jsonb not null default '[]',
      add column entered_version int not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column entered_vehicles, drop column entered_version');
  }
}
