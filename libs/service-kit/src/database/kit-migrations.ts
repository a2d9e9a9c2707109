import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from '../service-definition.js';

/** Events written before have none. A database that is new has the column from `createKitTables`. */
class AddTraceparentToOutbox1799000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table if exists outbox add column if not exists traceparent text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox drop column traceparent');
  }
}

/** Changes of the kit's own tables in databases that are there already; run with the migrations of every service. */
export const kitMigrations: MigrationClass[] = [AddTraceparentToOutbox1799000000001];
