import type { PortalForm } from '@overland/contracts';
import { formatMoney } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { DollarsField } from '../editing/stored-values';
import { labels } from './portal-fields';
import { usePreview } from './use-preview';

/** The hint names the highest discount that still leaves a price. */
export function DiscountField() {
  const highest = usePreview(useWatch<PortalForm>() as PortalForm)?.highestDiscount;
  const isOn = useWatch<PortalForm, 'displayDiscountOption'>({ name: 'displayDiscountOption' });
  const most = highest === undefined ? undefined : `At most ${formatMoney(highest)}, the lowest 7-day rate.`;
  return (
    <DollarsField
      name="portalAdminDiscount"
      label={labels.pricing.portalAdminDiscount}
      decimals={0}
      hint={isOn ? most : 'Counts once the discount option is on.'}
    />
  );
}
