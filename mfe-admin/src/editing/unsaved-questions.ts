import { useConfirm, useLeavePrompt } from '@overland/ui';

/** Asks before the page is left while something in it is not saved. `title` names the thing. */
export function useUnsavedQuestion(title: string, isUnsaved: boolean): void {
  const text = 'Your changes have not been saved. Are you sure you want to leave the page?';
  useLeavePrompt({ when: isUnsaved, title, text, isDestructive: true });
}

/** Asks before what was typed is thrown away. */
export function useDiscardQuestion(title: string): (discard: () => void) => Promise<void> {
  const confirm = useConfirm();
  return async (discard) => {
    const isSure = await confirm({
      title,
      text: 'Your changes have not been saved. Are you sure you want to discard them?',
      confirmLabel: 'Discard Changes',
      isDestructive: true,
    });
    if (isSure) discard();
  };
}
