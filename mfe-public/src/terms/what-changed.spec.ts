import { anOrdersTerms, changedTerms } from './testing';
import { changesOf } from './what-changed';

it('names what is not as it was accepted, the price last', () => {
  expect(changesOf(changedTerms())).toEqual([
    { label: 'Vehicle', from: '2022 Mazda Mazda3', to: '2023 Mazda CX-5' },
    { label: 'Price', from: '$1,198', to: '$1,298', note: '$100 more' },
  ]);
});

it('names places, the first day, a lower price and another version of the terms', () => {
  const now = anOrdersTerms();
  const facts = {
    ...now.facts,
    price: 1400,
    pickupPlaceText: 'Plano, TX',
    deliveryPlaceText: 'Durham, NC',
    pickupScheduledAt: '2026-11-28',
  };
  const before = { at: '2026-11-18T18:00:00.000Z', version: 3, facts, changes: [] };
  expect(changesOf({ ...now, before })).toEqual([
    { label: 'Pickup', from: 'Plano, TX', to: 'Dallas, TX' },
    { label: 'Delivery', from: 'Durham, NC', to: 'Raleigh, NC' },
    { label: 'First pickup', from: 'Nov 28, 2026', to: 'Nov 30, 2026' },
    { label: 'Terms', from: 'Version 3', to: 'Version 4' },
    { label: 'Price', from: '$1,400', to: '$1,298', note: '$102 less' },
  ]);
});

it('numbers several vehicles, and tells the VIN of a car that reads the same', () => {
  const now = anOrdersTerms();
  const [car] = now.facts.vehicles;
  if (!car) throw new Error('no car');
  const vehicles = [car, { ...car, vin: 'OLD' }];
  const before = {
    at: '2026-11-18T18:00:00.000Z',
    version: 4,
    facts: { ...now.facts, vehicles },
    changes: [],
  };
  const facts = { ...now.facts, vehicles: [car, { ...car, vin: 'NEW' }] };
  expect(changesOf({ ...now, facts, before })).toEqual([{ label: 'Vehicle 2, VIN', from: 'OLD', to: 'NEW' }]);
});

it('is nothing where nothing was accepted before', () => {
  expect(changesOf(anOrdersTerms())).toEqual([]);
});
