import { useLocation } from '@overland/web';
import { useEffect, useRef } from 'react';

/** Whether the order's page is shown, which offers to undo the last step for as long as that is possible. */
export function useIsOrderPage(): (orderId: string) => boolean {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // A step may be answered after its page was left.
  useEffect(() => {
    shown.current = pathname;
    return () => {
      shown.current = '';
    };
  }, [pathname]);
  return (orderId) => shown.current === `/order/${orderId}`;
}
