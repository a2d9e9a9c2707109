import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells quoting and reporting, which did not hear of people before, whom there is, and orders their roles. */
export class TellNames1800000000033 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into outbox (id, type, payload)
      select gen_random_uuid(), 'user.changed', jsonb_build_object('userId', id, 'portalId', portal_id,
        'firstName', first_name, 'lastName', last_name, 'email', email, 'role', role, 'status', status)
      from users`);
  }

  async down(): Promise<void> {}
}
