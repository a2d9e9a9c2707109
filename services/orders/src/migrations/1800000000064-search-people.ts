import { writeSearchText } from '@overland/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of people their names, emails and phones; a registration of ten digits may be typed like a phone. */
const searchedText = `
  create function order_phones(phones jsonb) returns text language sql immutable parallel safe
    return concat_ws(' ', phones ->> 'primary', phones ->> 'alt');
  create function order_contact(stop jsonb) returns text language sql immutable parallel safe
    return concat_ws(' ', stop ->> 'businessName', stop ->> 'contactName', stop ->> 'email', order_phones(stop -> 'phones'));
  create function order_search_text(o orders) returns text language sql immutable parallel safe
    return concat_ws(' ', o.unique_id::text, o.customer_full_name, o.reg,
      regexp_replace(o.reg, '^([0-9]{3})([0-9]{3})([0-9]{4})$', '(\\1) \\2-\\3'), o.pickup_place_text, o.delivery_place_text,
      joined(o.vehicle_names), joined(o.vins), o.customer_email, order_phones(o.customer_phones),
      order_contact(o.pickup), order_contact(o.delivery), o.carrier_name, o.driver_name, o.driver_phone)`;

/** Orders are found by the people they name, too. */
export class SearchPeople1800000000064 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(searchedText);
    await writeSearchText(queryRunner, {
      table: 'orders',
      columns: [
        ...['customer_full_name', 'customer_email', 'customer_phones', 'reg', 'pickup', 'delivery'],
        ...['pickup_place_text', 'delivery_place_text', 'vehicle_names', 'vins'],
        ...['carrier_name', 'driver_name', 'driver_phone'],
      ],
      text: 'order_search_text(new)',
    });
    await queryRunner.query(`set local app."all" = 'yes';
      update orders_search s set search_text = lower(order_search_text(o)) from orders o where o.id = s.id`);
  }

  async down(): Promise<void> {
    throw new Error('The release before finds orders by this text, too.');
  }
}
