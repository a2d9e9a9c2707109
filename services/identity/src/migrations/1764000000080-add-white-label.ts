import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a company looks to its customers, and where they reach it. The old version leaves these columns out. */
export class AddWhiteLabel1764000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table portals
      add accent_color text not null default '',
      add reply_to_email text not null default '',
      add support_phone text not null default ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table portals drop accent_color, drop reply_to_email, drop support_phone');
  }
}
