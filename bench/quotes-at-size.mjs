import { withRowsAtSize } from './at-size.mjs';
import { seedQuotes } from './seed-quotes.mjs';

/** Runs `work` with quoting databases of these sizes (`at-size.mjs`). */
export function withQuotesAtSize(sizes, work) {
  return withRowsAtSize({ service: 'quoting', table: 'quotes', seed: seedQuotes }, sizes, work);
}
