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

type Person = Pick<DemoUser, 'email' | 'firstName' | 'lastName' | 'phone'> &
  Partial<Pick<DemoUser, 'role' | 'isSuperAdmin' | 'status'>>;

function person(number: number, portal: DemoPortal, details: Person): DemoUser {
  const usual = { role: 'User', isSuperAdmin: false, status: 'Active' } as const;
  return { id: demoId(2, number), portalId: portal._id, ...usual, ...details };
}

/** By first name. Samuel is archived, but his orders and quotes are still there. */
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
