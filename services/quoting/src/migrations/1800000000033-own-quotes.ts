import { createUserNames } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever made a quote owns it. */
export class OwnQuotes1800000000033 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createUserNames(queryRunner);
    await queryRunner.query(`alter table quotes add column owner_id uuid`);
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query('update quotes set owner_id = created_by where created_by is not null');
    await queryRunner.query(
      'create index quotes_owner on quotes (owner_id, unique_id) where owner_id is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table quotes drop column owner_id');
    await queryRunner.query('drop table user_names');
  }
}
