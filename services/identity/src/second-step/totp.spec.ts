import { newTotpSecret, totpCode, totpStep, totpUri } from './totp.js';

// RFC 6238, appendix B: the secret "12345678901234567890" with SHA-1, the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('makes the code of RFC 6238 at %d seconds', (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code);
  expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('takes a code of the 30 seconds before and after, and none further away', () => {
  const now = at(1_234_567_890);
  const step = Math.floor(1_234_567_890 / 30);
  const codeOf = (steps: number) => totpCode(secret, at(1_234_567_890 + steps * 30));
  const found = [-2, -1, 0, 1, 2].map((steps) => totpStep(secret, codeOf(steps), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

it.each(['', '28708', '2870822', 'abcdef', '287 08x'])('takes %j for no code', (code) => {
  expect(totpStep(secret, code, at(59))).toBeNull();
});

it('takes a code with a space in the middle, as apps show it', () => {
  expect(totpStep(secret, '287 082', at(59))).toBe(1);
});

it('names product and account in the address of the QR code', () => {
  const uri = totpUri(secret, { issuer: 'Overland', label: 'dana@overland.example' });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Overland:dana(@|%40)overland.example\?/);
  expect(uri).toContain(`secret=${secret}`);
});

it('makes a new secret of 160 bits each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
