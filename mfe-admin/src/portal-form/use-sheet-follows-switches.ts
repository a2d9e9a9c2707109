import type { PortalForm } from '@overland/contracts';
import { useFormContext } from '@overland/ui/forms';
import { useStored } from '../editing/stored-values';
import { sheetFor } from './portal-values';

/** Call it after the switch of the own sheet or of premium was turned: it puts the fitting sheet into the form. */
export function useSheetFollowsSwitches(): () => void {
  const { getValues, setValue } = useFormContext<PortalForm>();
  const stored = useStored<PortalForm | null>();
  return () => setValue('customRates', sheetFor(getValues(), stored));
}
