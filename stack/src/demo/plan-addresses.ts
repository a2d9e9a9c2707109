import type { Place } from '@overland/contracts';
import { demoPortals } from '@overland/identity';
import type { DemoAddress } from '@overland/orders';

type Named = Pick<DemoAddress, 'businessName' | 'address' | 'zip' | 'hours' | 'gate' | 'trucks' | 'notes'> & {
  town: string;
  contact: [name: string, phone: string, email: string];
};

const places: readonly Named[] = [
  {
    businessName: 'Lone Star Motors, main lot',
    address: '4120 Commerce St',
    town: 'Dallas, TX',
    zip: '75226',
    contact: ['Ray Dalton', '(555) 010-0161', 'lot@lonestarmotors.example'],
    hours: 'Mon–Fri 8–6, Sat 9–1',
    gate: 'Service gate on Benson St',
    trucks: 'any',
    notes: '',
  },
  {
    businessName: 'Front Range Auto Auction',
    address: '3300 E 48th Ave',
    town: 'Denver, CO',
    zip: '80216',
    contact: ['Nora Vance', '(555) 010-0162', 'dispatch@frontrange-auction.example'],
    hours: 'Mon–Fri 7–4',
    gate: 'Gate 3, code 4417',
    trucks: 'any',
    notes: 'Release papers are at the window.',
  },
  {
    businessName: 'Sunbelt Storage Yard',
    address: '1825 W Buckeye Rd',
    town: 'Phoenix, AZ',
    zip: '85007',
    contact: ['Leo Ortiz', '(555) 010-0163', ''],
    hours: 'Mon–Sat 8–5',
    gate: '',
    trucks: 'small',
    notes: 'Call 30 minutes ahead.',
  },
];

/** The address book of the demo dealership; `known` are places as quotes have them. */
export function planAddresses(known: readonly Place[], now: Date): DemoAddress[] {
  return places.flatMap(({ town, contact: [name, phone, email], ...rest }) => {
    const place = known.find(({ text }) => text === town);
    if (!place) return [];
    const contacts = [{ name, phone, email, isMobile: false }];
    const { _id: portalId } = demoPortals.loneStar;
    return [{ ...rest, portalId, place, contacts, locationType: 'Other' as const, createdAt: now }];
  });
}
