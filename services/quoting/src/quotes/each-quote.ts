import type { QuotesReport } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/** Tells the number of a quote once it is found, which its refusal names. */
type Found = (quote: { uniqueId: number }) => void;

/** Each in a transaction of its own: if one is refused, the others are still done. */
export async function eachQuote<Done>(
  quoteIds: readonly string[],
  work: (quoteId: string, found: Found) => Promise<Done>,
): Promise<{ done: Done[]; refused: QuotesReport['refused'] }> {
  const [done, refused]: [Done[], QuotesReport['refused']] = [[], []];
  for (const quoteId of new Set(quoteIds)) {
    let uniqueId: number | null = null;
    const found: Found = (quote) => {
      uniqueId = quote.uniqueId;
    };
    try {
      done.push(await work(quoteId, found));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ quoteId, uniqueId, message: error.message });
    }
  }
  return { done, refused };
}
