import type { PortalForm } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { DollarsField, PercentField } from '../editing/stored-values';
import { labels } from './portal-fields';

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
  return isPercent ? <PercentField {...field} min={0} /> : <DollarsField {...field} />;
}
