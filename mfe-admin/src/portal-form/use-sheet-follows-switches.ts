import type { PortalForm } from '@overland/contracts';
import { useFormContext } from '@overland/ui/forms';
import { useStored } from '../editing/stored-values';
import { sheetFor } from './portal-values';

/** Call it after a switch for the own sheet or for premium: it puts the fitting sheet into the form. */
export function useSheetFollowsSwitches(): () => void {
  const { getValues, setValue } = useFormContext<PortalForm>();
  const stored = useStored<PortalForm | null>();
  return () => setValue('customRates', sheetFor(getValues(), stored));
}
