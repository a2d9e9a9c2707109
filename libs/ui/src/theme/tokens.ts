import { type AccentColors, darkPaper, providerColors } from '@overland/contracts/accent';

/** The colors of the design language; every component takes them as CSS variables, `var(--ink)`. */
export interface Tokens extends AccentColors {
  ink: string;
  ink2: string;
  paper: string;
  ground: string;
  line: string;
  field: string;
  amber: string;
  amberInk: string;
  amberTint: string;
  stop: string;
  stopTint: string;
  blue: string;
  blueTint: string;
}

export const lightTokens: Tokens = {
  ink: '#14201B',
  ink2: '#4B5B53',
  paper: '#FFFFFF',
  ground: '#F4F6F4',
  line: '#DDE4DF',
  field: '#7C8A82',
  ...providerColors.light,
  amber: '#F2A900',
  amberInk: '#8A5A00',
  amberTint: '#FFF4D6',
  stop: '#B3261E',
  stopTint: '#FCEBEA',
  blue: '#1F5FA8',
  blueTint: '#E8F0FA',
};

export const darkTokens: Tokens = {
  ink: '#E9EFEB',
  ink2: '#A3B2AA',
  paper: darkPaper,
  ground: '#0A0F0C',
  line: '#26302B',
  field: '#6E7C74',
  ...providerColors.dark,
  amber: '#FFC24B',
  amberInk: '#FFC24B',
  amberTint: '#2A2008',
  stop: '#FF8A80',
  stopTint: '#2B1412',
  blue: '#7FB4F0',
  blueTint: '#0F1E30',
};

/** `ink2` becomes `--ink-2`, `signInk` becomes `--sign-ink`. */
export function cssVariables(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`,
      value,
    ]),
  );
}

/** Below this width the screens take their phone form. */
export const PHONE = '@media (max-width: 720px)';
/** The narrowest phones, and wider ones with large text: what stands side by side elsewhere is stacked. */
export const TIGHT = '@media (max-width: 22.5em)';
export const fontFamily =
  "Overpass, 'Overpass fallback', 'Overpass wide fallback', 'Helvetica Neue', Arial, sans-serif";
