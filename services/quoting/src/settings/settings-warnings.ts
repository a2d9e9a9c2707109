import { holidaysEnd, type PortalRecord, type SettingsWarning } from '@overland/contracts';
import {
  highestPortalDiscount,
  milesWithoutPrice,
  pricingWarnings,
  takesLowestRate,
} from '../pricing/admin-checks.js';
import { PLAIN_PORTAL } from '../pricing/constants.js';
import { levelsOf, pricingTermsOf } from '../pricing/pricing-terms.js';
import type { PricingTerms } from '../pricing/types.js';
import type { SettingsDocument } from './settings.repository.js';

const shownCompanies = 3;

interface Checked {
  settings: SettingsDocument;
  portals: Iterable<PortalRecord>;
  /** YYYY-MM-DD in the provider's time zone. */
  today: string;
}

/** Warnings about these settings for the super admin; none prevents a change. */
export function settingsWarnings({ settings, portals, today }: Checked): SettingsWarning[] {
  const plain: PricingTerms = {
    sheet: settings.defaultSheet,
    whiteGloveSheet: null,
    levels: levelsOf(settings),
    portal: PLAIN_PORTAL,
  };
  return [
    ...holidayWarnings(settings, today),
    ...pricingWarnings(plain),
    ...noPriceWarnings(plain),
    ...discountWarnings([...portals].filter((portal) => leavesNoPrice(pricingTermsOf(portal, settings)))),
  ];
}

function holidayWarnings({ holidays }: SettingsDocument, today: string): SettingsWarning[] {
  const end = holidaysEnd(holidays, today);
  if (end === null) return [];
  const message = 'Holidays are known for less than the next 12 months. Please add the next year.';
  return [{ code: 'holidaysEndSoon', message }];
}

function noPriceWarnings(plain: PricingTerms): SettingsWarning[] {
  if (highestPortalDiscount(plain) > 0) return [];
  const message = 'At these percentages the slowest level costs nothing, so that no quote can be priced.';
  return [{ code: 'noPrice', message }];
}

const leavesNoPrice = (terms: PricingTerms) => takesLowestRate(terms) && milesWithoutPrice(terms) > 0;

function discountWarnings(portals: readonly PortalRecord[]): SettingsWarning[] {
  if (portals.length === 0) return [];
  const names = portals.slice(0, shownCompanies).map(({ companyName }) => companyName);
  const more = portals.length - names.length;
  const companies = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const message = `The discount to customers leaves no price for short moves at ${companies}.`;
  return [{ code: 'discountTooHigh', message }];
}
