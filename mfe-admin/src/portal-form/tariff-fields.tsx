import type { PortalForm } from '@overland/contracts';
import { formatMoney } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { DollarsField, PercentField } from '../editing/stored-values';
import { labels } from './portal-fields';
import { usePreview } from './use-preview';

const label = labels.pricing;
type TariffName = 'companyTariff' | 'companyTariffOpenTransport' | 'companyTariffEnclosedTransport';

export function TariffFields() {
  const isSeparate = useWatch<PortalForm, 'hasVariableCompanyTariff'>({ name: 'hasVariableCompanyTariff' });
  if (!isSeparate) return <TariffField name="companyTariff" hint="Same for open and enclosed." />;
  return (
    <>
      <TariffField name="companyTariffOpenTransport" />
      <TariffField name="companyTariffEnclosedTransport" hint="For white glove too." />
    </>
  );
}

function TariffField({ name, hint }: { name: TariffName; hint?: string }) {
  const isPercent = useWatch<PortalForm, 'companyTariffIsPercent'>({ name: 'companyTariffIsPercent' });
  const field = { name, label: label[name], hint };
  return isPercent ? <PercentField {...field} /> : <DollarsField {...field} />;
}

/** The hint names the highest discount, or says why it cannot be changed. */
export function DiscountField({ whyOff }: { whyOff: string }) {
  const highest = usePreview(useWatch<PortalForm>() as PortalForm)?.highestDiscount;
  const isOn = useWatch<PortalForm, 'displayDiscountOption'>({ name: 'displayDiscountOption' });
  const most = highest === undefined ? undefined : `At most ${formatMoney(highest)}, the lowest 7-day rate.`;
  return (
    <DollarsField
      name="portalAdminDiscount"
      label={labels.pricing.portalAdminDiscount}
      whole
      hint={isOn ? most : whyOff}
      disabled={!isOn}
    />
  );
}
