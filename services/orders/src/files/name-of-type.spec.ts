import { nameOfType } from './name-of-type.js';

it.each([
  ['Bill of lading.pdf', 'application/pdf', 'Bill of lading.pdf'],
  ['SCAN.PDF', 'application/pdf', 'SCAN.PDF'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['IMG 1.HEIC', 'image/jpeg', 'IMG 1.jpg'],
  ['photo', 'image/webp', 'photo.webp'],
  ['Damage 12.5', 'application/pdf', 'Damage 12.5.pdf'],
  ['invoice.html', 'application/pdf', 'invoice.html.pdf'],
  ['setup.pdf.exe', 'application/pdf', 'setup.pdf.exe.pdf'],
] as const)('a file %s of the type %s is called %s', (name, type, expected) => {
  expect(nameOfType(name, type)).toBe(expected);
});
