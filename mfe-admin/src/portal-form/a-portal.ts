import { newPortal, type PortalPreview, type PortalRecord } from '@overland/contracts';

export const portalId = '11111111-1111-4111-8111-111111111111';

/** For specs: a stored portal. */
export const aPortal = (changes: Partial<PortalRecord> = {}): PortalRecord => ({
  ...newPortal,
  _id: portalId,
  version: 3,
  isCustomerPortal: false,
  companyName: 'Lone Star Motors',
  companyLogo: null,
  requiresSecondStep: false,
  followUpDays: [],
  companyTariff: 75,
  ...changes,
});

/** For specs: what quoting says of it. */
export const aPreview = (changes: Partial<PortalPreview> = {}): PortalPreview => ({
  prices: [{ level: 1, open: 1022, enclosed: 1472, whiteGlove: 2096 }],
  steps: [{ key: 'band', label: 'Band 501–750 mi', amountCents: 102_200 }],
  warnings: [],
  highestDiscount: 553,
  ...changes,
});
