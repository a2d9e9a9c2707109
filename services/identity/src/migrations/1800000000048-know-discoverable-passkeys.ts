import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowDiscoverablePasskeys1800000000048 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table passkeys add column is_discoverable boolean');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table passkeys drop column is_discoverable');
  }
}
