import type { PortalForm } from '@overland/contracts';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect } from 'react';
import { useStored } from '../editing/stored-values';
import { hiddenAmounts, isTariff } from './hidden-fields';

const mostPercent = 100;

/**
 * An amount that is not shown keeps its stored value when it was emptied, and is no percentage above 100: nobody could
 * see what is wrong with it. A component of its own, so that no other one is drawn again with every key.
 */
export function RefilledAmounts() {
  const { setValue } = useFormContext<PortalForm>();
  const stored = useStored<PortalForm | null>();
  const values = useWatch<PortalForm>() as PortalForm;
  useEffect(() => {
    for (const field of hiddenAmounts(values)) {
      const amount: number | null = values[field];
      if (amount === null) setValue(field, stored?.[field] ?? 0);
      else if (values.companyTariffIsPercent && isTariff(field) && amount > mostPercent) setValue(field, 0);
    }
  }, [values, stored, setValue]);
  return null;
}
