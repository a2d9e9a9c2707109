import { darkTokens, lightTokens, type Tokens } from './tokens';

type Rgb = [number, number, number];
const AA = 4.5;

/** WCAG contrast of two `#rrggbb` colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * The tokens of a portal with its own accent: hover, text and dark variant are derived. An accent that is
 * not `#rrggbb`, or on which white text is below AA, is refused: the portal keeps the green.
 */
export function accentTokens(accent: string | undefined): { light: Tokens; dark: Tokens } {
  if (accent === undefined || !isUsableAccent(accent)) return { light: lightTokens, dark: darkTokens };
  const bright = brightFor(accent);
  const deep = mix(accent, '#000000', 0.35);
  return {
    light: {
      ...lightTokens,
      sign: accent,
      sign2: mix(accent, '#000000', 0.18),
      panel: accent,
      tint: mix(accent, '#FFFFFF', 0.9),
    },
    dark: {
      ...darkTokens,
      sign: bright,
      sign2: mix(bright, '#FFFFFF', 0.2),
      signInk: mix(accent, '#000000', 0.85),
      panel: deep,
      tint: mix(darkTokens.paper, accent, 0.18),
    },
  };
}

/** Can white text stand on it, and it on white, at AA? */
export function isUsableAccent(accent: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(accent) && contrast(accent, '#FFFFFF') >= AA;
}

function brightFor(accent: string): string {
  for (let share = 0.3; share < 0.95; share += 0.05) {
    const candidate = mix(accent, '#FFFFFF', share);
    if (contrast(candidate, darkTokens.paper) >= 7) return candidate;
  }
  return darkTokens.ink;
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
