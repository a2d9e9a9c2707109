import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPortal, type PortalRecord, type Role, type UserStatus } from '@overland/contracts';

/**
 * A fixed UUIDv4 of the demo: `kind` 1 for portals, 2 for users. Other services' demo data points at these.
 */
const demoId = (kind: 1 | 2, number: number) =>
  `de300000-000${kind}-4000-8000-${number.toString().padStart(12, '0')}`;

/** A picture of `services/identity/data`, the same two levels up from `src/demo` and from `dist/demo`. */
function pictureOf(name: string): string {
  const file = readFileSync(join(import.meta.dirname, '../../data', name));
  return `data:image/png;base64,${file.toString('base64')}`;
}

type DemoPortal = Omit<PortalRecord, 'version'>;

const plainPortal = {
  ...newPortal,
  companyLogo: null,
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

/** The demo's portals. `overland` is the provider's own, `direct` the one that public quotes belong to. */
export const demoPortals = { overland, direct, loneStar, northgate, meridian } as const;

export interface DemoUser {
  id: string;
  portalId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Role;
  isSuperAdmin: boolean;
  status: UserStatus;
}

type Person = Pick<DemoUser, 'email' | 'firstName' | 'lastName' | 'phone'> &
  Partial<Pick<DemoUser, 'role' | 'isSuperAdmin' | 'status'>>;

function person(number: number, portal: DemoPortal, details: Person): DemoUser {
  const usual = { role: 'User', isSuperAdmin: false, status: 'Active' } as const;
  return { id: demoId(2, number), portalId: portal._id, ...usual, ...details };
}

/** The demo's users, by first name. Samuel is archived; his orders and quotes are still there. */
export const demoUsers = {
  dana: person(1, overland, {
    email: 'dana@overland.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: '(404) 555-0101',
    role: 'MCAdmin',
    isSuperAdmin: true,
  }),
  theo: person(2, overland, {
    email: 'theo@overland.example',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    phone: '(404) 555-0102',
    role: 'MCAdmin',
  }),
  priya: person(3, direct, {
    email: 'priya@overland-direct.example',
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '(404) 555-0111',
    role: 'Admin',
  }),
  caleb: person(4, direct, {
    email: 'caleb@overland-direct.example',
    firstName: 'Caleb',
    lastName: 'Morrow',
    phone: '(404) 555-0112',
  }),
  hannah: person(5, direct, {
    email: 'hannah@overland-direct.example',
    firstName: 'Hannah',
    lastName: 'Osei',
    phone: '(404) 555-0113',
  }),
  marcus: person(6, loneStar, {
    email: 'marcus@lonestarmotors.example',
    firstName: 'Marcus',
    lastName: 'Delgado',
    phone: '(214) 555-0121',
    role: 'Admin',
  }),
  kayla: person(7, loneStar, {
    email: 'kayla@lonestarmotors.example',
    firstName: 'Kayla',
    lastName: 'Brandt',
    phone: '(214) 555-0123',
  }),
  wes: person(8, loneStar, {
    email: 'wes@lonestarmotors.example',
    firstName: 'Wes',
    lastName: 'Tackett',
    phone: '(214) 555-0124',
  }),
  rosa: person(9, loneStar, {
    email: 'rosa@lonestarmotors.example',
    firstName: 'Rosa',
    lastName: 'Iglesias',
    phone: '(214) 555-0125',
  }),
  samuel: person(10, loneStar, {
    email: 'samuel@lonestarmotors.example',
    firstName: 'Samuel',
    lastName: 'Pruitt',
    phone: '(214) 555-0126',
    status: 'Archived',
  }),
  ingrid: person(11, northgate, {
    email: 'ingrid@northgate-relocation.example',
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    phone: '(206) 555-0131',
    role: 'Admin',
  }),
  mei: person(12, northgate, {
    email: 'mei@northgate-relocation.example',
    firstName: 'Mei',
    lastName: 'Tanaka',
    phone: '(206) 555-0132',
  }),
  owen: person(13, northgate, {
    email: 'owen@northgate-relocation.example',
    firstName: 'Owen',
    lastName: 'Carrick',
    phone: '(206) 555-0133',
  }),
  julian: person(14, meridian, {
    email: 'julian@meridianwhiteglove.example',
    firstName: 'Julian',
    lastName: 'Ashcroft',
    phone: '(212) 555-0141',
    role: 'Admin',
  }),
  elise: person(15, meridian, {
    email: 'elise@meridianwhiteglove.example',
    firstName: 'Elise',
    lastName: 'Fontaine',
    phone: '(212) 555-0142',
  }),
  andre: person(16, meridian, {
    email: 'andre@meridianwhiteglove.example',
    firstName: 'Andre',
    lastName: 'Baptiste',
    phone: '(212) 555-0143',
  }),
} as const;
