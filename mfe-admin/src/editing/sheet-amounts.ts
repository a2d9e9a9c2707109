import { mileageBands } from '@overland/contracts';
import { bandLabel, formatMoney, formatPercent, fuelLabel, surchargeLabels } from '@overland/ui';

export const sheetAmounts = (sheet: string) =>
  [
    ...mileageBands.map((_, at) => ({ name: `bands.${at}`, label: bandLabel(at), words: formatMoney })),
    ...Object.entries(surchargeLabels).map(([name, label]) => ({ name, label, words: formatMoney })),
    { name: 'fuelSurcharge', label: fuelLabel, words: formatPercent },
  ].map((amount) => ({ ...amount, name: `${sheet}.${amount.name}` }));
