import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of accepted terms stay with their orders. */
export class KeepProof1800000000112 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_files add column is_proof boolean not null default false');
    await queryRunner.query(`set local app."all" = 'yes';
      update order_files f set is_proof = true from terms_acceptances a
      where f.key = 'orders/' || a.order_id || '/' || a.id || '.pdf'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table order_files drop column is_proof');
  }
}
