import { maskedAddress } from './masked-address.js';

it.each([
  ['dana.lee@mail.example', 'd•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
])('shows of %s its first letter and where it is', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
