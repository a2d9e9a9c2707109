import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of the services that send something to somebody outside (sending.ts). */
export class HoldSending1800000000165 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table sending_holds (name text primary key, since timestamptz not null default now())',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sending_holds');
  }
}
