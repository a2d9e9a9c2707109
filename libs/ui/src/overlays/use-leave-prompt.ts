import { type Leave, useUnsavedPrompt } from '@overland/web';
import { useCallback } from 'react';
import { useConfirm } from './confirm';

export interface LeavePrompt {
  /** Is there something to lose? */
  when: boolean;
  /** Names the thing: "Quote #10234". */
  title: string;
  /** "This user has not been created. Are you sure you want to leave the page?" */
  text?: string;
  /** `false` where nothing that was typed is lost. */
  isDestructive?: boolean;
}

const changesAreLost = 'Your changes have not been saved. Are you sure you want to leave the page?';

/**
 * Asks in the page's own dialog before it is left by a link, Back or Sign Out; a reload is asked about by the browser.
 * @returns call it just before leaving on purpose, so that nothing is asked.
 */
export function useLeavePrompt({
  when,
  title,
  text = changesAreLost,
  isDestructive = true,
}: LeavePrompt): Leave {
  const confirm = useConfirm();
  const ask = useCallback(
    (question: string) =>
      confirm({ title, text: question, confirmLabel: 'Leave', cancelLabel: 'Stay', isDestructive }),
    [confirm, title, isDestructive],
  );
  return useUnsavedPrompt(when, text, ask);
}
