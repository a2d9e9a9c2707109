import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells quoting, which did not hear of orders before, how those stand that there are; with all that reporting knows of them. */
export class TellQuotes1800000000113 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`set local app."all" = 'yes'`);
    await queryRunner.query(`insert into outbox (id, type, payload)
      select gen_random_uuid(), 'order.changed', jsonb_build_object('orderId', id, 'version', version,
        'uniqueId', unique_id, 'quoteId', quote_id, 'portalId', portal_id, 'status', status, 'sdStatus', sd_status,
        'transportType', transport_type, 'paymentType', payment_type, 'paid', paid, 'miles', miles, 'price', price,
        'vehicles', jsonb_array_length(vehicles), 'bookedAt', ${instant('created_at')},
        'deliveredAt', ${instant('delivered_at')}, 'pickupCity', pickup ->> 'city', 'deliveryCity', delivery ->> 'city',
        'make', case jsonb_array_length(vehicles) when 1 then vehicles -> 0 ->> 'make' else '' end)
      || jsonb_build_object('customerFirstName',
          case when delivered_at is null then '' else (regexp_split_to_array(btrim(customer_full_name), '\\s+'))[1] end,
        'serviceLevel', service_level, 'pickupState', pickup ->> 'state', 'deliveryState', delivery ->> 'state',
        'pickupFirstDay', pickup_scheduled_at,
        'pickupLastDay', case pickup_date_type when 'exact' then pickup_scheduled_at
          else coalesce(pickup_scheduled_ends_at, pickup_scheduled_at) end,
        'deliveryFirstDay', delivery_scheduled_at,
        'deliveryLastDay', case delivery_date_type when 'exact' then delivery_scheduled_at
          else coalesce(delivery_scheduled_ends_at, delivery_scheduled_at) end,
        'pickedUpAt', ${instant('picked_up_at')}, 'paidAt', ${instant('paid_at')}, 'canceledAt', ${instant('canceled_at')},
        'carrierName', carrier_name, 'ownerId', owner_id, 'commission', commission, 'paidAmount', paid_amount)
      from orders where status <> 'placing'`);
  }

  async down(): Promise<void> {}
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
