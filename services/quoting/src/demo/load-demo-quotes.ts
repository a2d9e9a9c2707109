import type { PortalRecord } from '@overland/contracts';
import { addToOutbox, savePortal, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { toQuoteFact } from '../quotes/quote.mapper.js';
import type { StoredQuote } from '../quotes/stored-quote.js';
import type { DemoQuote } from './demo-quotes.js';

const columns = `id, unique_id, portal_id, company_name, version, status, is_public, created_by, customer_full_name,
  customer_email, customer_phone, pickup, delivery, pickup_text, delivery_text, vehicles, miles, miles_source,
  transport_type, service_level, price, pricing, pricing_inputs, pricing_version, created_at, priced_at, expires_at,
  archived_at, order_id`;

/** Writes the demo quotes with their facts for reporting, in one transaction; does nothing where quotes exist. */
export async function loadDemoQuotes(
  dataSource: DataSource,
  { portals, quotes }: { portals: readonly PortalRecord[]; quotes: readonly DemoQuote[] },
): Promise<void> {
  await withPortal(dataSource, systemScope, async (manager) => {
    const present = await manager.query<unknown[]>('select id from quotes limit 1');
    if (present.length > 0) return;
    for (const portal of portals) await savePortal(manager, portal);
    await manager.query(
      `insert into quotes (${columns}) select ${columns} from jsonb_populate_recordset(null::quotes, $1)`,
      [JSON.stringify(quotes)],
    );
    // The service's role may take numbers from the sequence, not set it.
    await manager.query(`select max(nextval('quote_number')) from generate_series(1, $1)`, [quotes.length]);
    for (const quote of quotes) {
      const row: StoredQuote = { ...quote, unique_id: String(quote.unique_id) };
      await addToOutbox(manager, 'quote.changed', toQuoteFact(row), { requestId: null });
    }
  });
}
