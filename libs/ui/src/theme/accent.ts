import { accentColors } from '@overland/contracts/accent';
import { darkTokens, lightTokens, type Tokens } from './tokens';

/** The tokens of a company with its own accent; one that is not usable leaves the green. */
export function accentTokens(accent = ''): { light: Tokens; dark: Tokens } {
  const { light, dark } = accentColors(accent);
  return { light: { ...lightTokens, ...light }, dark: { ...darkTokens, ...dark } };
}
