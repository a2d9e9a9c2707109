import type { PortalForm } from '@overland/contracts';
import { useFormContext, useWatch } from '@overland/ui/forms';
import { useEffect } from 'react';
import { useStored } from '../editing/stored-values';
import { hiddenAmounts, isTariff } from './hidden-fields';

const mostPercent = 100;

/**
 * Puts the stored value back into an amount that is hidden while it is empty or a percentage above 100: nobody could
 * see what is wrong; and into the discount while its option is off, which nobody can change then. A component, so that no other one renders again with every key.
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
    const kept = stored?.portalAdminDiscount ?? 0;
    if (!values.displayDiscountOption && values.portalAdminDiscount !== kept)
      setValue('portalAdminDiscount', kept);
  }, [values, stored, setValue]);
  return null;
}
