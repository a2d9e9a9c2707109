import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever booked an order owns it. What orders booked before bring in commission is not known here. */
export class OwnOrders1800000000033 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table user_names add column role text not null default '',
        add column is_archived boolean not null default false;
      alter table activities add column staff_note text;
      alter table orders add column owner_id uuid, add column commission int;
      set local app."all" = 'yes';
      update orders set owner_id = booked_by where booked_by is not null;
      create index orders_owner on orders (owner_id, unique_id) where owner_id is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders drop column owner_id, drop column commission;
      alter table activities drop column staff_note;
      alter table user_names drop column role, drop column is_archived`);
  }
}
