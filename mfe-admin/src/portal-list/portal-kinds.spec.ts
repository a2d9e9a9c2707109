import { portalKinds } from './portal-kinds';

const ordinary = { isDealership: false, isPremium: false, isCustomerPortal: false, hasCustomRates: false };
const labels = (flags: Partial<typeof ordinary>) =>
  portalKinds({ ...ordinary, ...flags }).map(({ label }) => label);

it('names every kind a portal is, and none for an ordinary one', () => {
  expect(labels({})).toEqual([]);
  expect(labels({ isDealership: true, hasCustomRates: true })).toEqual(['Dealership', 'Own rates']);
  expect(labels({ isPremium: true })).toEqual(['White glove']);
  expect(labels({ isCustomerPortal: true })).toEqual(['Customer portal']);
});
