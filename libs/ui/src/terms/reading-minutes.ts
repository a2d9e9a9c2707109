import type { TermsSection } from '@overland/contracts';

/** Of text that has to be understood. */
const wordsPerMinute = 200;

/** How long reading the terms takes; at least a minute. */
export function readingMinutes(sections: readonly TermsSection[]): number {
  const words = sections.flatMap(({ title, text }) => `${title} ${text}`.trim().split(/\s+/));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
