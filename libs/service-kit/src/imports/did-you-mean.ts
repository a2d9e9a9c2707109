import { plainText } from './read-cells.js';

const mostSuggested = 3;
const alike = 0.4;

/** " Did you mean Wrangler or Ranger?", or nothing. @param near of `namesNear` */
export const didYouMean = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';

/** Up to three of the names. */
export function namesNear(text: string, names: readonly string[]): string[] {
  return [...new Set(names)]
    .map((name) => ({ name, likeness: likenessOf(text, name) }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostSuggested)
    .map(({ name }) => name);
}

/** From 0 to 1: how many pairs of letters two names share. */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  const smaller = Math.min(pairs.size, others.size);
  return smaller === 0 ? 0 : shared / smaller;
}

function pairsOf(text: string): Set<string> {
  const plain = plainText(text);
  return new Set([...plain].slice(1).map((letter, at) => `${plain[at]}${letter}`));
}
