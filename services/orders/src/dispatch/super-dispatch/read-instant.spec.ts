import { readInstant } from './read-instant.js';

test.each([
  ['2019-11-20T10:33:29.112+0000', '2019-11-20T10:33:29.112Z'],
  ['2019-11-20T10:33:29.112+00:00', '2019-11-20T10:33:29.112Z'],
  ['2019-11-20T10:33:29Z', '2019-11-20T10:33:29.000Z'],
  ['2019-11-20T10:33:29-0500', '2019-11-20T15:33:29.000Z'],
])('%s is the instant %s', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant);
});

test.each([
  '',
  '0',
  'now',
  '2019',
  '2019-11-20',
  '2019-11-20T10:33:29',
  '2019-13-20T10:33:29Z',
  '2019-11-20T10:33:29+00',
  '1574246009112',
  '2019-11-20T10:33:29Z ',
])('"%s" is no instant', (text) => {
  expect(readInstant(text)).toBeNull();
});
