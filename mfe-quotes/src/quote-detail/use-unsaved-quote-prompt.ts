import type { Quote } from '@overland/contracts';
import { useConfirm } from '@overland/ui/overlays';
import { useUnsavedPrompt } from '@overland/web';
import { useCallback } from 'react';

const question = 'Your quote has not been saved. Are you sure you want to leave the page?';

/**
 * Asks before an Unsaved quote is left (specification, section 2).
 * @returns call it before leaving on purpose: to book, to edit, after discarding
 */
export function useUnsavedQuotePrompt({ uniqueId, status }: Pick<Quote, 'uniqueId' | 'status'>): () => void {
  const confirm = useConfirm();
  const ask = useCallback(
    (text: string) =>
      confirm({ title: `Quote #${uniqueId}`, text, confirmLabel: 'Leave', cancelLabel: 'Stay' }),
    [confirm, uniqueId],
  );
  return useUnsavedPrompt(status === 'Unsaved', question, ask);
}
