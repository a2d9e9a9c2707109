import type { Address } from '@overland/contracts';

/** A place of an address book, of which nothing more is known. */
export const anAddress = (more: Partial<Address> = {}): Address => ({
  _id: '7d6f1f0c-1f6e-4a3e-9d0c-0b8f5f3d2a11',
  portalId: '0c9b7c62-5d5b-4f3f-8b1e-6f0f2b8d1a22',
  version: 1,
  status: 'Active',
  businessName: 'Lone Star Motors',
  locationType: null,
  address: '2100 Main St',
  place: {
    placeId: 'zip:75201',
    text: 'Dallas, TX 75201',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    lat: 32.8,
    lng: -96.8,
  },
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  contacts: [],
  hours: '',
  gate: '',
  trucks: null,
  notes: '',
  ...more,
});
