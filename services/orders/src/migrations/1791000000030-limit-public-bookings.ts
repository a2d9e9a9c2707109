import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public bookings of a mailbox within the last hour are counted at each one. */
export class LimitPublicBookings1791000000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `create index orders_public_mailbox
       on orders (regexp_replace(customer_email, '\\+[^@]*@', '@'), created_at) where is_public`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_public_mailbox');
  }
}
