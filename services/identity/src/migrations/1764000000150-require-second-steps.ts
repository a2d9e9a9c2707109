import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the people of a portal need a second step of their own. The old version leaves the column as it is. */
export class RequireSecondSteps1764000000150 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table portals add requires_second_step boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table portals drop requires_second_step');
  }
}
