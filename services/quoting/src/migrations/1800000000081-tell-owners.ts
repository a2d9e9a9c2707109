import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells reporting, which did not hear of owners of quotes before, who owns those that there are. */
export class TellOwners1800000000081 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into outbox (id, type, payload)
      select gen_random_uuid(), 'quote.changed', jsonb_build_object('quoteId', id, 'version', version,
        'uniqueId', unique_id, 'portalId', portal_id, 'status', status, 'transportType', transport_type, 'miles', miles,
        'price', price, 'vehicles', jsonb_array_length(pricing_inputs -> 'vehicles'),
        'pickupState', pickup ->> 'state', 'deliveryState', delivery ->> 'state',
        'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'serviceLevel', service_level, 'wasSaved', was_saved or status = 'Saved', 'lostReason', lost_reason,
        'ownerId', owner_id)
      from quotes where owner_id is not null`);
  }

  async down(): Promise<void> {}
}
