import { useConfirm } from '../overlays/confirm';

/** Asks before typed text is thrown away. `title` names the thing. */
export function useDiscardPrompt(title: string): (discard: () => void) => Promise<void> {
  const confirm = useConfirm();
  return async (discard) => {
    const isSure = await confirm({
      title,
      text: 'Your changes have not been saved. Are you sure you want to discard them?',
      confirmLabel: 'Discard Changes',
      keeps: { label: 'Keep Editing' },
    });
    if (isSure) discard();
  };
}
