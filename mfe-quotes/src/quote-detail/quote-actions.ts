import type { Quote } from '@overland/contracts';

type Actionable = Pick<Quote, 'status' | 'transportType' | 'portal'>;

interface QuoteActions {
  canBook: boolean;
  canSave: boolean;
  canEdit: boolean;
  /** Archives it. */
  canRemove: boolean;
  canRestore: boolean;
}

/** What can be done with a quote in its state (docs/product/quotes.md). */
export function quoteActions({ status }: Pick<Quote, 'status'>): QuoteActions {
  const isOpen = status === 'Unsaved' || status === 'Saved';
  return {
    canBook: isOpen,
    canSave: status === 'Unsaved',
    canEdit: isOpen,
    canRemove: isOpen,
    canRestore: status === 'Archived',
  };
}

/**
 * The transport type that the quote can be switched to (docs/product/quotes.md): to white glove from the others,
 * back to open from white glove unless the portal is premium. A booked or archived quote keeps its prices.
 */
export function switchTarget({ status, transportType, portal }: Actionable): 'WHITEGLOVE' | 'OPEN' | null {
  if (!quoteActions({ status }).canEdit) return null;
  if (transportType !== 'WHITEGLOVE') return 'WHITEGLOVE';
  return portal.isPremium ? null : 'OPEN';
}
