import { type Leave, useUnsavedPrompt, type WayOut } from '@overland/web';
import { useConfirm } from './confirm';

export interface LeavePrompt {
  /** Is there something to lose? */
  when: boolean;
  /** Names the thing: "Quote #10234". */
  title: string;
  /** "This user has not been created. Are you sure you want to leave the page?" */
  text?: string;
  /** Where signing out loses more than leaving the page does. */
  textAtSignOut?: string;
  /** Where the page can save it in one step: whether it could. */
  save?: { label: string; run: () => Promise<boolean> };
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
  textAtSignOut = text,
  save,
}: LeavePrompt): Leave {
  const confirm = useConfirm();
  const ask = (question: string, way: WayOut) =>
    confirm({
      title,
      text: question,
      confirmLabel: way === 'signOut' ? 'Sign Out' : 'Leave',
      ...(save ? { keeps: save, cancelLabel: 'Stay' } : { keeps: { label: 'Stay' } }),
    });
  return useUnsavedPrompt(when, text, ask, textAtSignOut);
}
