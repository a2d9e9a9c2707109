import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of every service: the worker looks for due events each second, however many are set aside. */
export class IndexFailedEvents1800000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create index failed_events_due on failed_events (next_try_at) where next_try_at is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index failed_events_due');
  }
}
