import { vinPattern } from '@overland/contracts';

/** The VIN in what a label says: alone, after the I of Code 39 labels, or among other words; null where there is none. */
export function vinOfCode(text: string): string | null {
  const words = text.toUpperCase().split(/[^A-Z0-9]/);
  const candidates = words.map((word) => (word.length === 18 && word.startsWith('I') ? word.slice(1) : word));
  return candidates.find((word) => vinPattern.test(word)) ?? null;
}
