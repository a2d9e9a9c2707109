// Fills a quoting database with copies of its demo quotes.
import { query } from './at-size.mjs';
import { copyRows, daysBack, ofAnother } from './copy-rows.mjs';

export async function seedQuotes(url, { size, bigPortal }) {
  await copyRows(url, {
    table: 'quotes',
    size,
    bigPortal,
    changed: {
      created_by: 'null::uuid',
      // Each Booked row has its own order.
      order_id: `case when t.status = 'Booked' then gen_random_uuid() end`,
      pickup_text: ofAnother('pickup_text', 13),
      delivery_text: ofAnother('delivery_text', 17),
      priced_at: daysBack,
    },
    searchText: `unique_id::text || ' ' || customer_full_name || ' ' || pickup_text || ' ' || delivery_text
      || ' ' || array_to_string(vehicles, ' ')`,
  });
  await query(url, `select setval('quote_number', (select max(unique_id) from quotes))`);
}
