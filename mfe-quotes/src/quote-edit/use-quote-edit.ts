import { Quote, type QuoteRequest, quotes } from '@overland/contracts';
import type { RoutePlaces } from '@overland/quote-ui/quote-form';
import { ApiError, useApiMutation } from '@overland/web';
import { useState } from 'react';
import type { QuoteForm } from '../staff-form/staff-quote-form';
import { type Conflict, conflictsOf } from './conflicts';

/** Saves a form of a quote. A newer version is never overwritten unseen: what it changed is shown beside what was typed. */
export function useQuoteEdit(opened: Quote) {
  // The quote that the form is made from; another one after somebody else's change was shown.
  const [quote, setQuote] = useState(opened);
  /** As the place fields show them until something is typed there. */
  const [places, setPlaces] = useState<RoutePlaces>(opened);
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  const update = useApiMutation(quotes.update, {
    refreshes: [quotes.list, quotes.breakdown],
    whenUnreachable: 'There was an error getting updating this quote',
  });

  const take = ({ name, theirs }: Conflict, form: QuoteForm, from: Quote) => {
    form.setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
    if (name === 'pickup' || name === 'delivery') setPlaces((shown) => ({ ...shown, [name]: from[name] }));
  };
  /** @returns null when a newer version is to be looked at first. */
  const save = async (
    request: QuoteRequest,
    form: QuoteForm,
    madeFrom: Quote = quote,
  ): Promise<Quote | null> => {
    try {
      const { _id: quoteId, version } = madeFrom;
      return await update.mutateAsync({ body: { ...request, quoteId, version } });
    } catch (error) {
      const stored = storedQuoteOf(error);
      if (stored === null) throw error;
      const found = conflictsOf({ opened: madeFrom, typed: form.getValues(), stored });
      // Only its status or its price is another one: nothing that this form would overwrite.
      if (found.length === 0) return save(request, form, stored);
      for (const conflict of found.filter(({ isTaken }) => isTaken)) take(conflict, form, stored);
      setQuote(stored);
      setConflicts(found);
      return null;
    }
  };
  const takeOne = (conflict: Conflict, form: QuoteForm) => {
    take(conflict, form, quote);
    setConflicts(
      (all) => all?.map((one) => (one.name === conflict.name ? { ...one, isTaken: true } : one)) ?? null,
    );
  };
  const reload = () => {
    setPlaces(quote);
    setConflicts(null);
  };
  return { quote, places, conflicts, save, take: takeOne, reload };
}

/** The stored quote that a conflict carries; null for every other error. */
function storedQuoteOf(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return Quote.safeParse(error.details.quote).data ?? null;
}
