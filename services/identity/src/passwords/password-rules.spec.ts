import { commonPasswords } from './common-passwords.js';
import { findPasswordProblem } from './password-rules.js';

const owner = {
  email: 'kayla.brandt@lonestarmotors.example',
  firstName: 'Kayla',
  lastName: 'Brandt',
  companyName: 'Lone Star Motors',
};
const problem = (password: string) => findPasswordProblem(password, owner);

describe('a new password', () => {
  it('needs fifteen characters, counted as people count them', () => {
    expect(problem('tidal-lamp-four')).toBeNull();
    expect(problem('tidal-lamp-fou')).toBe('Please use at least 15 characters.');
    expect(problem('  tidal-lamp-fou  ')).toBe('Please use at least 15 characters.');
    expect(problem('🚚🚗🚙🚌🚎🏎')).toBe('Please use at least 15 characters.');
  });

  it('needs no digits, capitals or signs', () => {
    expect(problem('plain words are fine here')).toBeNull();
  });

  it.each(['correct horse battery staple', 'PasswordPassword1', 'ThisIsMyPassword', 'administrator1234'])(
    'is not one that many people use: %s',
    (password) => {
      expect(problem(password)).toBe('Many people use this password. Please choose another one.');
    },
  );

  it('is none of the 3,000 most common ones that are long enough', () => {
    const common = [...commonPasswords()];
    expect(common.filter(({ length }) => length >= 15).length).toBeGreaterThan(3000);
    expect(common.filter((password) => problem(password) === null)).toEqual([]);
    for (const password of ['SialkotPakistan', 'The Royal Bank of Scotland', '30secondstomars'])
      expect(problem(password)).toMatch(/^Many people/);
  });

  it.each(['aaaaaaaaaaaaaaa', 'harbourharbourharbour', 'velvet-kvelvet-k', 'ab12ab12ab12ab12a'])(
    'is not one piece again and again: %s',
    (password) => {
      expect(problem(password)).toBe('Many people use this password. Please choose another one.');
    },
  );

  it.each(['abcdefghijklmnop', '1234567890123456', 'qwertyuiopasdfgh', 'zyxwvutsrqponmlk'])(
    'is not a run of keys: %s',
    (password) => {
      expect(problem(password)).toBe('Many people use this password. Please choose another one.');
    },
  );

  it.each(['kayla.brandt2026', 'LoneStarMotors1!', 'overlandkayla123', 'BrandtKaylaBrandt99'])(
    'is not little more than names: %s',
    (password) => {
      expect(problem(password)).toMatch(/too close to your name/);
    },
  );

  it('needs eight characters besides names', () => {
    expect(problem('kaylabrandt7rvw2xq')).toMatch(/too close to your name/);
    expect(problem('kaylabrandt7rvw2xqz')).toBeNull();
  });

  it('is not little more than the words of the company in another order', () => {
    expect(problem('MotorsStarLone99')).toMatch(/too close to your name/);
  });

  it.each([
    ['a company of short words, written as one', 'j&bofla-j&bofla', { companyName: 'J & B of LA' }],
    ['a name of three letters', 'kim7kim2kim4kim5', { firstName: 'Kim' }],
    [
      'a long name that contains a short one',
      'annandaleannandale!',
      { firstName: 'Ann', lastName: 'Annandale' },
    ],
  ])('is not little more than %s', (_what, password, names) => {
    expect(findPasswordProblem(password, { ...owner, ...names })).toMatch(/too close to your name/);
  });

  it('may have letters in it that are a name of two', () => {
    expect(findPasswordProblem('jo7jo2jo4jo5jo8', { ...owner, firstName: 'Jo' })).toBeNull();
  });
});
