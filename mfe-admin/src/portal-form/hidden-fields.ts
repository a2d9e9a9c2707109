import type { PortalForm } from '@overland/contracts';

type Flags = Pick<PortalForm, 'isPremium' | 'hasVariableCompanyTariff' | 'hasWhiteGloveOverride'>;

const separateTariffs = ['companyTariffOpenTransport', 'companyTariffEnclosedTransport'] as const;
const tariffs = ['companyTariff', ...separateTariffs] as const;
type AmountField = (typeof tariffs)[number] | 'whiteGloveOverride';

export const isTariff = (field: AmountField): boolean => field !== 'whiteGloveOverride';

/** A premium portal has its own white-glove sheet instead of a price per mile. */
export const usesOverride = ({
  isPremium,
  hasWhiteGloveOverride,
}: Omit<Flags, 'hasVariableCompanyTariff'>): boolean => hasWhiteGloveOverride && !isPremium;

/** Amounts that the form does not show with these switches. */
export function hiddenAmounts(flags: Flags): AmountField[] {
  const hidden: AmountField[] = flags.hasVariableCompanyTariff ? ['companyTariff'] : [...separateTariffs];
  return usesOverride(flags) ? hidden : [...hidden, 'whiteGloveOverride'];
}
