import type { QuoteStatus } from '@overland/contracts';

/** What takes a removal back: removed quotes come back as saved, whatever they were. */
export function undoLabel(removed: readonly { status: QuoteStatus }[]): string {
  const unsaved = removed.filter(({ status }) => status === 'Unsaved').length;
  if (unsaved === 0) return 'Undo';
  return unsaved === removed.length ? 'Keep and Save' : 'Undo and Save All';
}
