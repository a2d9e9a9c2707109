import type { PortalRecord } from '@overland/contracts';
import { addToOutbox, inSystem, savePortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { toQuoteFact } from '../quotes/quote.mapper.js';
import type { DemoQuote } from './demo-quotes.js';

/** Writes the demo quotes and their facts for reporting in one transaction. Does nothing if there are quotes already. */
export async function loadDemoQuotes(
  dataSource: DataSource,
  { portals, quotes }: { portals: readonly PortalRecord[]; quotes: readonly DemoQuote[] },
): Promise<void> {
  await inSystem(dataSource, async (manager) => {
    const repository = manager.getRepository(QuoteEntity);
    if (await repository.exists()) return;
    for (const portal of portals) await savePortal(manager, portal);
    for (let from = 0; from < quotes.length; from += batchSize) {
      await repository.insert(quotes.slice(from, from + batchSize));
    }
    // The service's role may draw numbers from the sequence, but not set it.
    await manager.query(`select max(nextval('quote_number')) from generate_series(1, $1)`, [quotes.length]);
    for (const quote of quotes) {
      await addToOutbox(manager, 'quote.changed', toQuoteFact(quote), { requestId: null });
    }
  });
}

/** A statement has at most 65,535 parameters. */
const batchSize = 500;
