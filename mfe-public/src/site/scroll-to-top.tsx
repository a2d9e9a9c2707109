import { useLocation } from '@overland/web';
import { useNavigationType } from '@overland/web/site';
import { useLayoutEffect } from 'react';

/** A new page begins at its top; on Back and Forward the browser puts the window where it was. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what is waited for
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
  return null;
}
