import {
  accentColors,
  accentProblem,
  contrast,
  isUsableAccent,
  nearestAccent,
  providerColors,
} from './accent.js';

describe('the color of a company', () => {
  it.each([
    ['#FFFFFF', '1.0'],
    ['#FFD400', '1.4'],
    ['#2FB08A', '2.7'],
    ['#777777', '4.4'],
  ])('%s is refused with its contrast, and a color that works', (accent, ratio) => {
    const problem = accentProblem(accent) ?? '';
    expect(problem).toContain(`${ratio}:1, and needs 4.5:1`);
    const [suggested = ''] = /#[0-9a-f]{6}/.exec(problem) ?? [];
    expect(isUsableAccent(suggested)).toBe(true);
  });

  it('is suggested as near as can be: one step lighter would not do', () => {
    const suggested = nearestAccent('#E4572E');
    expect(contrast(suggested, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(suggested, '#FFFFFF')).toBeLessThan(4.7);
    expect(nearestAccent('#1f3a7a')).toBe('#1f3a7a');
  });

  it.each(['', '#7A1F3D', '#1f3a7a', '#000000', '#767676'])('may be %s', (accent) => {
    expect(accentProblem(accent)).toBeNull();
  });

  it.each([
    'red',
    '#12345',
    '#1234567',
    'rgb(0,0,0)',
    '#1f3a7a;background:url(//evil.example)',
    '</style><script>',
    '#1f3a7a\n',
  ])('T18: is a color and nothing else: %s', (accent) => {
    expect(accentProblem(accent)).toContain('Please enter a color');
    expect(accentColors(accent)).toBe(providerColors);
  });
});
