/** The colors of actions and sign panels; `#rrggbb`. */
export interface AccentColors {
  sign: string;
  /** While the pointer is over it. */
  sign2: string;
  /** Text on `sign`. */
  signInk: string;
  panel: string;
  panelInk: string;
  tint: string;
}

interface Schemes {
  light: AccentColors;
  dark: AccentColors;
}

/** The provider's green. */
export const providerColors: Schemes = {
  light: {
    sign: '#006B4F',
    sign2: '#00583F',
    signInk: '#FFFFFF',
    panel: '#006B4F',
    panelInk: '#FFFFFF',
    tint: '#E6F1EC',
  },
  dark: {
    sign: '#2FB08A',
    sign2: '#57C5A4',
    signInk: '#06130E',
    panel: '#0A4636',
    panelInk: '#EFFAF5',
    tint: '#12281F',
  },
};

/** What cards and emails are drawn on in the dark scheme. */
export const darkPaper = '#101613';

type Rgb = [number, number, number];
const AA = 4.5;

/** WCAG contrast of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The colors of a company with its own accent: hover, tint and dark variant are derived. An accent that is not
 * `#rrggbb`, or on which white text is below AA, is refused: the company keeps the green. So nothing but colors comes
 * out of here, whatever is stored.
 */
export function accentColors(accent: string): Schemes {
  if (!isUsableAccent(accent)) return providerColors;
  const { light, dark } = providerColors;
  const bright = brightFor(accent);
  return {
    light: {
      ...light,
      sign: accent,
      sign2: mix(accent, '#000000', 0.18),
      panel: accent,
      tint: mix(accent, '#FFFFFF', 0.9),
    },
    dark: {
      ...dark,
      sign: bright,
      sign2: mix(bright, '#FFFFFF', 0.2),
      signInk: mix(accent, '#000000', 0.85),
      panel: mix(accent, '#000000', 0.35),
      tint: mix(darkPaper, accent, 0.18),
    },
  };
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Can white text stand on it, and it on white, as text and line, at AA? The dark scheme has its own variant. */
export function isUsableAccent(accent: string): boolean {
  return isColor(accent) && contrast(accent, '#FFFFFF') >= AA;
}

/** The nearest darker shade that is usable. */
export function nearestAccent(accent: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mix(accent, '#000000', percent / 100);
    if (isUsableAccent(shade)) return shade;
  }
  return '#000000';
}

/** @returns what is wrong with a company's color, with one that works; null when nothing is. '' is none. */
export function accentProblem(accent: string): string | null {
  if (accent === '' || isUsableAccent(accent)) return null;
  if (!isColor(accent)) return 'Please enter a color as # and six digits or letters a to f, such as #1f5fa8.';
  // Rounded down, so that 4.49 does not read as the 4.5 that is asked for.
  const ratio = (Math.floor(contrast(accent, '#FFFFFF') * 10) / 10).toFixed(1);
  return `White text on this color has a contrast of ${ratio}:1, and needs ${AA}:1. The nearest color that works is ${nearestAccent(accent)}.`;
}

function brightFor(accent: string): string {
  for (let share = 0.3; share < 0.95; share += 0.05) {
    const candidate = mix(accent, '#FFFFFF', share);
    if (contrast(candidate, darkPaper) >= 7) return candidate;
  }
  return '#FFFFFF';
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(from[index] * (1 - share) + to[index] * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(color: string): number {
  const [red, green, blue] = parse(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
