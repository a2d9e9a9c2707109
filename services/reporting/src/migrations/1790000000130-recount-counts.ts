import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their nightly comparison with the facts. */
export class RecountCounts1790000000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`insert into rollup_states (rollup) values ('quote_counts'), ('on_time_counts')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from rollup_states where rollup in ('quote_counts', 'on_time_counts')`);
  }
}
