import { tidyVin } from './tidy-vin';

it('keeps a pasted VIN in upper case without spaces', () => {
  expect(tidyVin(' 1hgcm826 33a-004352 ')).toBe('1HGCM82633A004352');
});
