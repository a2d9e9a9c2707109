import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from './session-store';
import { useViewAs, viewAsParameter, viewedAsIn } from './view-as-store';

/**
 * Keeps View As part of the address, so that it survives a reload and a shared link shows the same. An address that
 * names a portal decides; one that names none gets what the tab views as (docs/product/access.md).
 */
export function useViewAsInAddress(): void {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.toString();
  const portalId = useViewAs((state) => state.portalId);

  useEffect(() => {
    const named = viewedAsIn(search);
    if (named !== null) useViewAs.getState().viewAs(named);
  }, [search]);

  // After the effect above, and by what it has set: a link with another portal is not overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice or address is what it waits for
  useEffect(() => {
    const isMCAdmin = useSession.getState().role === 'MCAdmin';
    const chosen = isMCAdmin ? useViewAs.getState().portalId : null;
    const next = new URLSearchParams(location.search);
    if (next.get(viewAsParameter) === chosen) return;
    if (chosen === null) next.delete(viewAsParameter);
    else next.set(viewAsParameter, chosen);
    setParameters(next, { replace: true });
  }, [search, portalId]);
}
