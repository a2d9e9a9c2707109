import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';

it('makes ten codes of six groups, which are more than 112 random bits, all different', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hj-km-np-z]{4}-){5}[2-9a-hj-km-np-z]{4}$/);
});

it('knows a code by its letters and digits, however it was typed', () => {
  const stored = hashRecoveryCode('k3pd-7xwm-q2ya-4hfn', 'dana');
  expect(hashRecoveryCode(' K3PD 7XWM Q2YA 4HFN', 'dana')).toBe(stored);
});

it('stores the same code differently for two people', () => {
  expect(hashRecoveryCode('k3pd-7xwm-q2ya-4hfn', 'dana')).not.toBe(
    hashRecoveryCode('k3pd-7xwm-q2ya-4hfn', 'theo'),
  );
});

it('tells codes of the same digits apart by their letters', () => {
  expect(hashRecoveryCode('k3pd-7xwm-q2ya-4hfn', 'dana')).not.toBe(
    hashRecoveryCode('h3pd-7xwm-q2ya-4hfn', 'dana'),
  );
});
