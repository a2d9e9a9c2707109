import { useLoadedLater } from '@overland/ui';
import { useConfirmation } from '@overland/web';

const loadDialog = () =>
  import('./confirmation-dialog').catch((error: unknown) => {
    // Without the dialog nobody can answer: the calls that wait fail instead of waiting for ever.
    useConfirmation.getState().settle(false);
    throw error;
  });

export function Confirmation() {
  const isAsked = useConfirmation((state) => state.isAsked);
  const loaded = useLoadedLater(loadDialog, isAsked);
  return loaded && isAsked ? <loaded.ConfirmationDialog /> : null;
}
