import type { PortalTerms } from '@overland/contracts';
import type { PricingTerms } from './types.js';

export function pricingTermsOf(portal: PortalTerms): PricingTerms['portal'] {
  const { discount, companyTariff, companyTariffIsPercent, hasVariableCompanyTariff } = portal;
  const { companyTariffOpenTransport, companyTariffEnclosedTransport } = portal;
  const { hasWhiteGloveOverride, whiteGloveOverride, portalAdminDiscount, isPremium } = portal;
  const { displayDiscountOption, displayCommissionPerVehicle, displayPortalCommission, portalCommission } =
    portal;
  return {
    discount,
    companyTariff,
    companyTariffIsPercent,
    hasVariableCompanyTariff,
    companyTariffOpenTransport,
    companyTariffEnclosedTransport,
    hasWhiteGloveOverride,
    whiteGloveOverride,
    portalAdminDiscount,
    isPremium,
    displayDiscountOption,
    displayCommissionPerVehicle,
    displayPortalCommission,
    portalCommission,
  };
}
