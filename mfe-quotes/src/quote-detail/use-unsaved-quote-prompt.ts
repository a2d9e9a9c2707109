import type { Quote } from '@overland/contracts';
import { useLeavePrompt } from '@overland/ui';
import type { Leave } from '@overland/web';

const question = 'Your quote has not been saved. Are you sure you want to leave the page?';

/**
 * Asks before an Unsaved quote is left (docs/product/quotes.md).
 * @returns call it before leaving on purpose: to book, to edit, after discarding
 */
export function useUnsavedQuotePrompt({ uniqueId, status }: Pick<Quote, 'uniqueId' | 'status'>): Leave {
  return useLeavePrompt({
    when: status === 'Unsaved',
    title: `Quote #${uniqueId}`,
    text: question,
    isDestructive: false,
  });
}
