import { noWebAddresses, optionalText, requiredText } from './index.js';

const message = 'Please leave out web and email addresses, and put a space after a period.';
const notes = optionalText(500).check(noWebAddresses);
const address = requiredText(200).check(noWebAddresses);

describe('text without web addresses', () => {
  it.each([
    '350 N. Main St., Apt. 4B',
    '350 N.Main St',
    'J.R. Ewing, Jr.',
    'O.K. Motors & Sons, Inc.',
    'P.O.Box 12',
    'St. Louis / Ft. Worth',
    'Gate code 4.5.6; a 2.5 ft ramp, 12.5 in high',
    'Llame antes. El portón está a la izquierda.',
    'Ring twice...please',
    'Zoë O’Hara-Núñez',
    '李小龍',
  ])('takes %p', (text) => {
    expect(notes.parse(text)).toBe(text);
  });

  it.each([
    'http://example.com',
    'ftp://10.0.0.1',
    'no://where',
    'See www.example',
    'WWW.EXAMPLE.COM',
    'win at example.com',
    'win at example.com/prize',
    'Win.Click now',
    'Your refund: pay-pal.support',
    'bücher.de',
    'пример.рф',
    'example.xn--p1ai',
    'example．com',
    'example。com',
    'example.com',
    'exam\u200bple.\u00adcom',
    't.me/prize',
    'write to ann@example.com',
    'line one\nexample.com',
  ])('refuses %p', (text) => {
    expect(notes.safeParse(text).error?.issues).toEqual([expect.objectContaining({ message })]);
    expect(address.safeParse(text).success).toBe(false);
  });

  it('takes no text where it is optional, and requires one where it is not', () => {
    expect(notes.parse(undefined)).toBe('');
    expect(address.safeParse(' ').error?.issues[0]?.message).toBe('This field is required.');
  });
});
