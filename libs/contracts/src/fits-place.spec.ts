import { fitsPlace } from './fits-place.js';

const dallas = { city: 'Dallas', state: 'TX' };

describe('a place of the address book', () => {
  it.each([
    ['in the quoted city', { city: 'Dallas', state: 'TX' }, true],
    ['in the quoted city in another spelling', { city: ' DALLAS', state: 'TX' }, true],
    ['in another city', { city: 'Plano', state: 'TX' }, false],
    ['in a city of that name in another state', { city: 'Dallas', state: 'GA' }, false],
  ])('%s', (_, address, fits) => {
    expect(fitsPlace(address, dallas)).toBe(fits);
  });
});
