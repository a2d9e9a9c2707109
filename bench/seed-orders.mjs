// Fills an orders database with copies of its demo orders.
import { copyRows, daysBack, ofAnother } from './copy-rows.mjs';

/** Nothing is left to do on these; the work list and due payments do not show them. */
const isClosed = `status = 'Canceled' or (status = 'Delivered' and (payment_type = 'Billing' or paid))`;
/** Open orders in databases of any size, the newest ones: what is open does not grow with history. */
const mostOpen = 2000;
const activitiesOfEach = 3;

export function seedOrders(url, { size, bigPortal }) {
  return copyRows(url, {
    table: 'orders',
    size,
    bigPortal,
    parts: (present) => {
      const firstOpen = Math.max(size - mostOpen, present) + 1;
      return [
        { from: present + 1, to: firstOpen - 1, of: isClosed },
        { from: firstOpen, to: size, of: `not (${isClosed})` },
      ];
    },
    changed: {
      quote_id: 'gen_random_uuid()',
      idempotency_key: 'null::text',
      pickup_place_text: ofAnother('pickup_place_text', 13),
      delivery_place_text: ofAnother('delivery_place_text', 17),
      ...Object.fromEntries(dayColumns.map((column) => [column, daysAfterBooking(column)])),
    },
    restOfSearch: `order_search_text(jsonb_populate_record(orders, '${JSON.stringify(ownWords)}'))`,
    searchText: `concat_ws(' ', ${Object.keys(ownWords)}, rest_of_search)`,
    also: [{ table: 'activities', insert: makeActivities }],
  });
}

const dayColumns = [
  'pickup_scheduled_at',
  'pickup_scheduled_ends_at',
  'delivery_scheduled_at',
  'delivery_scheduled_ends_at',
];

/** As many days after the booking as in the template. */
const daysAfterBooking = (column) => `(${daysBack})::date + (t.${column} - t.created_at::date)`;

/** What rows do not have from their template in their search text, empty there. */
const ownWords = {
  unique_id: null,
  customer_full_name: null,
  pickup_place_text: null,
  delivery_place_text: null,
};

const makeActivities = `insert into activities (order_id, portal_id, at, actor, source, note)
  select id, portal_id, created_at + n * interval '1 hour', 'Kayla Brooks', 'staff', 'Called the customer.'
  from made, generate_series(1, ${activitiesOfEach}) as n`;
