import type { PortalForm } from '@overland/contracts';
import { formatCountOf } from '@overland/ui';
import { NumberField, useWatch } from '@overland/ui/forms';
import { DollarsField, withMark } from '../editing/stored-values';
import { usesOverride } from './hidden-fields';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { SwitchRow } from './portal-inputs';
import { DiscountField, TariffFields } from './tariff-fields';

const DaysRow = withMark(NumberField, (days: number) => formatCountOf(days, 'day'));
const label = labels.pricing;

export function PricingSection() {
  const [isPremium, hasWhiteGloveOverride] = useWatch<PortalForm, ['isPremium', 'hasWhiteGloveOverride']>({
    name: ['isPremium', 'hasWhiteGloveOverride'],
  });
  return (
    <Part id="pricing" title="Pricing" note="What this company adds to the provider rate, per vehicle.">
      <FieldGrid>
        <TariffFields />
        <DollarsField name="discount" label={label.discount} whole />
        <DollarsField name="portalCommission" label={label.portalCommission} whole />
        <DiscountField
          whyOff={
            isPremium
              ? 'A premium company has no discount option.'
              : 'Switch on the discount option under Display to set it.'
          }
        />
        {usesOverride({ isPremium, hasWhiteGloveOverride }) && (
          <DollarsField name="whiteGloveOverride" label={label.whiteGloveOverride} suffix=" per mile" />
        )}
        <DaysRow name="portalQuoteExpirationDays" label={label.portalQuoteExpirationDays} suffix=" days" />
      </FieldGrid>
      <FieldGrid>
        <SwitchRow name="companyTariffIsPercent" label={label.companyTariffIsPercent} />
        <SwitchRow name="hasVariableCompanyTariff" label={label.hasVariableCompanyTariff} />
        {!isPremium && <SwitchRow name="hasWhiteGloveOverride" label={label.hasWhiteGloveOverride} />}
      </FieldGrid>
    </Part>
  );
}
