import { accentColors, providerColors } from '@overland/contracts/accent';
import type { Letterhead } from '../letterhead.js';

/** Of Riverside Motors, in the provider's colors. */
export function aLetterhead(changes: Partial<Letterhead> = {}): Letterhead {
  const company = { name: 'Riverside Motors', logo: null };
  const phone = '(555) 010-0199';
  return { company, provider: null, seller: company.name, phone, colors: providerColors.light, ...changes };
}

/** With this text wherever a company may write. What is stored as a color never reaches a page: only what a color was made into. */
export const letterheadWith = (text: string): Letterhead => ({
  company: { name: text, logo: null },
  provider: text,
  seller: text,
  phone: text,
  colors: accentColors(text).light,
});
