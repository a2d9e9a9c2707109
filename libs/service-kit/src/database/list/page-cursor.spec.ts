import { decodeCursor, encodeCursor } from './page-cursor.js';

describe('a list cursor', () => {
  it.each([
    { sort: 'Müller', id: 'a' },
    { sort: 1024, id: 'b' },
    { sort: null, id: 'c' },
  ])('comes back as it was: %j', (cursor) => {
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    '',
    'x',
    '%',
    'null',
    encode(null),
    encode([]),
    encode({ v: 2, sort: 1, id: 'a' }),
    encode({ v: 1, sort: { $gt: 1 }, id: 'a' }),
    encode({ v: 1, sort: 1 }),
    encode({ v: 1, sort: 1, id: 'a', sql: '1=1' }),
    'A'.repeat(600),
  ])('that this service did not issue is refused: %s', (text) => {
    expect(() => decodeCursor(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
