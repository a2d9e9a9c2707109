import { useWatch } from '@overland/ui/forms';
import { useQuotePortal } from './use-quote-portal';

/** The company chosen in the form; for use inside the form. */
export function useFormPortal() {
  const portalId: string | null = useWatch({ name: 'portalId' });
  return useQuotePortal(portalId);
}
