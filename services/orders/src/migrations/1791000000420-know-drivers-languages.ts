import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which language a driver's page was in when a position was shared; null where none was, or before this was kept. */
export class KnowDriversLanguages1791000000420 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table location_requests add column language text');
    await queryRunner.query(
      'create index location_requests_language on location_requests (phone, shared_at) where language is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table location_requests drop column language');
  }
}
