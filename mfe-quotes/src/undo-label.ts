import type { QuoteStatus } from '@overland/contracts';

/** What takes a removal back: removed quotes come back as saved, whatever they were. */
export const undoLabel = (removed: readonly { status: QuoteStatus }[]): string =>
  removed.some(({ status }) => status === 'Unsaved') ? 'Keep and Save' : 'Undo';
