import { defaultBandPrices, defaultSurcharges, type SettingsForm } from '@overland/contracts';

export function aDocument(changes: Partial<SettingsForm> = {}): SettingsForm {
  return {
    serviceLevels: [
      { value: 1, name: '1 business day', adjustmentPercent: 0 },
      { value: 3, name: '3 business days', adjustmentPercent: -5 },
      { value: 5, name: '5 business days', adjustmentPercent: -10 },
      { value: 7, name: '7 business days', adjustmentPercent: -15 },
    ],
    holidays: [
      { date: '2026-11-26', name: 'Thanksgiving Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ],
    defaultSheet: {
      bands: [...defaultBandPrices],
      ...defaultSurcharges,
    },
    ...changes,
  };
}
