import { useNotices } from '@overland/web';
import { useOrderSteps } from './use-order-steps';
import { useUndoNotice } from './use-undo-many';

/** Takes a step with one order of a list; the notice of it has Undo while that is possible. */
export function useOneStep() {
  const notify = useNotices((state) => state.notify);
  const say = useUndoNotice();
  return useOrderSteps((report, step) => {
    const [refused] = report.refused;
    if (refused) notify('error', refused.message);
    else say(report, step);
  });
}
