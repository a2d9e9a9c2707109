import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of an order's last change at the TMS could be that of a driver's phone, which hid every change until then. */
export class BelieveNoPhone1791000000480 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Rows of every portal: the rule of portals holds for the owner of the table, too.
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query('update dispatches set tms_changed_at = null where tms_changed_at > now()');
  }

  async down(): Promise<void> {
    // Nothing: the next answer of the TMS gives the time again.
  }
}
