import { vinOfCode } from './vin-of-code';

const vin = '1HGCM82633A004352';

it.each([
  ['alone', vin],
  ['in small letters', vin.toLowerCase()],
  ['after the I of Code 39 labels', `I${vin}`],
  ['in the address of a QR code', `https://maker.example/cars/${vin}?lot=7`],
  ['among the lines of a Data Matrix', `HONDA\n${vin}\n2003`],
])('finds a VIN %s', (_where, text) => {
  expect(vinOfCode(text)).toBe(vin);
});

it.each(['', '4006381333931', `${vin}0`, vin.replace('H', 'O')])('finds none in “%s”', (text) => {
  expect(vinOfCode(text)).toBeNull();
});
