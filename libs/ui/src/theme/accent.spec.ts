import { contrast, isUsableAccent } from '@overland/contracts/accent';
import { accentTokens } from './accent';
import { darkTokens, lightTokens } from './tokens';

describe('the accent of a portal', () => {
  test.each(['#FFD400', '#2FB08A', 'green', '#12345', 'url(x)'])(
    '%s is refused and the green stays',
    (accent) => {
      expect(isUsableAccent(accent)).toBe(false);
      expect(accentTokens(accent)).toEqual({ light: lightTokens, dark: darkTokens });
    },
  );

  test.each(['#7A1F3D', '#1F3A7A', '#000000', '#5B2A86'])(
    '%s has readable text in both schemes',
    (accent) => {
      const { light, dark } = accentTokens(accent);
      expect(light.sign).toBe(accent);
      expect(contrast(light.sign, light.signInk)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light.sign2, light.signInk)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.sign, dark.signInk)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.sign, dark.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.panel, dark.panelInk)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('text colors of both schemes reach AA on what they stand on', () => {
  for (const { ink, ink2, paper, ground, amberInk, amberTint, stop, stopTint, blue, blueTint } of [
    lightTokens,
    darkTokens,
  ]) {
    const pairs = [
      [ink, ground],
      [ink2, paper],
      [ink2, ground],
      [amberInk, amberTint],
      [amberInk, ground],
      [stop, stopTint],
      [blue, blueTint],
    ] as const;
    for (const [text, under] of pairs) expect(contrast(text, under)).toBeGreaterThanOrEqual(4.5);
  }
});
