import { expiryWords } from './expiry-words';

test.each([
  ['2026-11-28T17:00:00Z', 'today'],
  ['2026-11-29T17:00:00Z', 'tomorrow'],
  ['2026-12-01T17:00:00Z', 'in 3 days'],
  ['2026-11-27T17:00:00Z', 'yesterday'],
  ['2026-11-24T17:00:00Z', '4 days ago'],
])('a quote that expires at %s says "%s" on Nov 28', (expiresAt, words) => {
  expect(expiryWords(expiresAt, new Date('2026-11-28T15:00:00Z'))).toMatch(
    new RegExp(`^\\w{3} \\d+.*, ${words}$`),
  );
});
