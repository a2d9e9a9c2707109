import type { Role, UserStatus } from '@overland/contracts';
import { demoId } from './demo-id.js';
import { type DemoPortal, demoPortals } from './demo-portals.js';

const { overland, direct, loneStar, northgate, meridian } = demoPortals;

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

interface Person extends Partial<Pick<DemoUser, 'role' | 'isSuperAdmin' | 'status'>> {
  number: number;
  name: string;
  phone: string;
}

const usualRights = { role: 'User', isSuperAdmin: false, status: 'Active' } as const;

function person(portal: DemoPortal, { number, name, ...details }: Person): DemoUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  const [, domain = ''] = portal.contactEmail.split('@');
  return {
    id: demoId(2, number),
    portalId: portal._id,
    email: `${firstName.toLowerCase()}@${domain}`,
    firstName,
    lastName,
    ...usualRights,
    ...details,
  };
}

/** By first name. Samuel is archived, but his orders and quotes are still there. */
export const demoUsers = {
  dana: person(overland, {
    number: 1,
    name: 'Dana Whitfield',
    phone: '(404) 555-0101',
    role: 'MCAdmin',
    isSuperAdmin: true,
  }),
  theo: person(overland, { number: 2, name: 'Theo Lindqvist', phone: '(404) 555-0102', role: 'MCAdmin' }),
  priya: person(direct, { number: 3, name: 'Priya Raman', phone: '(404) 555-0111', role: 'Admin' }),
  caleb: person(direct, { number: 4, name: 'Caleb Morrow', phone: '(404) 555-0112' }),
  hannah: person(direct, { number: 5, name: 'Hannah Osei', phone: '(404) 555-0113' }),
  marcus: person(loneStar, { number: 6, name: 'Marcus Delgado', phone: '(214) 555-0121', role: 'Admin' }),
  kayla: person(loneStar, { number: 7, name: 'Kayla Brandt', phone: '(214) 555-0123' }),
  wes: person(loneStar, { number: 8, name: 'Wes Tackett', phone: '(214) 555-0124' }),
  rosa: person(loneStar, { number: 9, name: 'Rosa Iglesias', phone: '(214) 555-0125' }),
  samuel: person(loneStar, {
    number: 10,
    name: 'Samuel Pruitt',
    phone: '(214) 555-0126',
    status: 'Archived',
  }),
  ingrid: person(northgate, { number: 11, name: 'Ingrid Halvorsen', phone: '(206) 555-0131', role: 'Admin' }),
  mei: person(northgate, { number: 12, name: 'Mei Tanaka', phone: '(206) 555-0132' }),
  owen: person(northgate, { number: 13, name: 'Owen Carrick', phone: '(206) 555-0133' }),
  julian: person(meridian, { number: 14, name: 'Julian Ashcroft', phone: '(212) 555-0141', role: 'Admin' }),
  elise: person(meridian, { number: 15, name: 'Elise Fontaine', phone: '(212) 555-0142' }),
  andre: person(meridian, { number: 16, name: 'Andre Baptiste', phone: '(212) 555-0143' }),
} as const;
