import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPortal, type PortalRecord } from '@overland/contracts';
import { demoId } from './demo-id.js';

/** A picture in `services/identity/data`, the same two levels up from `src/demo` and from `dist/demo`. */
function pictureOf(name: string): string {
  const file = readFileSync(join(import.meta.dirname, '../../data', name));
  return `data:image/png;base64,${file.toString('base64')}`;
}

export type DemoPortal = Omit<PortalRecord, 'version'>;

const plainPortal = {
  ...newPortal,
  companyLogo: null,
  requiresSecondStep: false,
  followUpDays: [],
  isCustomerPortal: false,
  timeZone: 'America/New_York',
  displayAgent: true,
  displayPaymentType: true,
  availableReports: ['orderVolume', 'avgCostByDistance'],
} satisfies Partial<DemoPortal>;

const overland: DemoPortal = {
  ...plainPortal,
  _id: demoId(1, 1),
  companyName: 'Overland Transport',
  companyAddress: '410 Peachtree Street NE',
  companyCity: 'Atlanta',
  companyState: 'GA',
  companyZip: '30308',
  companyPhone: '(404) 555-0100',
  contactFullName: 'Dana Whitfield',
  contactEmail: 'dana@overland.example',
  contactPhone: '(404) 555-0101',
};

const direct: DemoPortal = {
  ...plainPortal,
  _id: demoId(1, 2),
  companyName: 'Overland Direct',
  isCustomerPortal: true,
  parentPortal: overland._id,
  companyAddress: '410 Peachtree Street NE',
  companyCity: 'Atlanta',
  companyState: 'GA',
  companyZip: '30308',
  companyPhone: '(404) 555-0110',
  contactFullName: 'Priya Raman',
  contactEmail: 'priya@overland-direct.example',
  contactPhone: '(404) 555-0111',
  companyTariff: 149,
  displayPaymentType: false,
};

const loneStar: DemoPortal = {
  ...plainPortal,
  _id: demoId(1, 3),
  companyName: 'Lone Star Motors',
  region: 'other',
  regionOther: 'Texas and Oklahoma',
  isDealership: true,
  companyAddress: '2200 Commerce Street',
  companyCity: 'Dallas',
  companyState: 'TX',
  companyZip: '75201',
  companyPhone: '(214) 555-0120',
  contactFullName: 'Marcus Delgado',
  contactEmail: 'marcus@lonestarmotors.example',
  contactPhone: '(214) 555-0121',
  contactMobilePhone: '(214) 555-0122',
  emails: [{ email: 'logistics@lonestarmotors.example', emailPickUp: true, emailDelivery: true }],
  timeZone: 'America/Chicago',
  companyTariff: 75,
  portalAdminDiscount: 25,
  displayCommissionPerVehicle: true,
  displayDiscountOption: true,
  hasCustomRates: true,
  customRates: {
    bands: [620, 780, 920, 935, 1150, 1260, 1450, 1475, 1600, 1750, 2095],
    suvClassSurcharge: 90,
    vanClassSurcharge: 140,
    pickUp4DoorClassSurcharge: 140,
    inoperableSurcharge: 150,
    enclosedSurcharge: 425,
    fuelSurcharge: 3,
  },
  availableReports: ['orderVolume', 'avgCostByDistance', 'avgCostByDealership'],
};

const northgate: DemoPortal = {
  ...plainPortal,
  _id: demoId(1, 4),
  companyName: 'Northgate Relocation',
  region: 'other',
  regionOther: 'Northwest',
  companyLogo: pictureOf('northgate-relocation.png'),
  accentColor: '#1f4e79',
  replyToEmail: 'moves@northgate-relocation.example',
  supportPhone: '(206) 555-0139',
  companyAddress: '801 Third Avenue',
  companyCity: 'Seattle',
  companyState: 'WA',
  companyZip: '98104',
  companyPhone: '(206) 555-0130',
  contactFullName: 'Ingrid Halvorsen',
  contactEmail: 'ingrid@northgate-relocation.example',
  contactPhone: '(206) 555-0131',
  emails: [
    { email: 'moves@northgate-relocation.example', emailPickUp: true, emailDelivery: true },
    { email: 'arrivals@northgate-relocation.example', emailPickUp: false, emailDelivery: true },
  ],
  timeZone: 'America/Los_Angeles',
  companyTariff: 10,
  companyTariffIsPercent: true,
  locationTypeIsRequired: true,
  sharesQuotes: true,
  asksNonDomestic: true,
};

const meridian: DemoPortal = {
  ...plainPortal,
  _id: demoId(1, 5),
  companyName: 'Meridian White Glove',
  companyAddress: '155 Mercer Street',
  companyCity: 'New York',
  companyState: 'NY',
  companyZip: '10012',
  companyPhone: '(212) 555-0140',
  contactFullName: 'Julian Ashcroft',
  contactEmail: 'julian@meridianwhiteglove.example',
  contactPhone: '(212) 555-0141',
  companyTariff: 150,
  isPremium: true,
  hasCustomRates: true,
  customRates: {
    bands: [1800, 2150, 2500, 2900, 3300, 3700, 4150, 4600, 5100, 5600, 6400],
    suvClassSurcharge: 0,
    vanClassSurcharge: 0,
    pickUp4DoorClassSurcharge: 0,
    inoperableSurcharge: 0,
    enclosedSurcharge: 0,
    fuelSurcharge: 0,
  },
};

/** `overland` is the provider's own portal, `direct` the one for public quotes. */
export const demoPortals = { overland, direct, loneStar, northgate, meridian } as const;
