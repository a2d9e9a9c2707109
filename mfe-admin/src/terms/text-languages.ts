import { sectionsIn, type Terms, type TermsTexts } from '@overland/contracts';
import { englishName, type Language, languages } from '@overland/i18n';
import { formatCreated } from '@overland/ui';
import { sameValue } from '@overland/ui/editing';

const both = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const isWritten = (texts: TermsTexts, language: Language) => sectionsIn(texts, language).length > 0;

/** The first language that there is a text in. */
export const firstWritten = (texts: TermsTexts): Language =>
  languages.find((language) => isWritten(texts, language)) ?? 'en';

/** "In English and Spanish"; '' where there is no text. */
export function writtenLanguages(texts: TermsTexts): string {
  const names = languages.filter((language) => isWritten(texts, language)).map(englishName);
  return names.length === 0 ? '' : `In ${both.format(names)}`;
}

/** What customers get who read a language without a text; null where each has one. */
export function missingText(texts: TermsTexts): string | null {
  const missing = languages.filter((language) => !isWritten(texts, language));
  if (missing.length === 0) return null;
  if (missing.length === languages.length) return 'Terms need at least one language.';
  const [reader, written] = [both.format(missing.map(englishName)), englishName(firstWritten(texts))];
  return `There is no ${reader} text. Customers who read ${reader} get the ${written} one, below a line in ${reader} that says it is in ${written}.`;
}

/** Shown before a text changes without the others, as they may then say different things; '' if none stays. */
export function stayingText(stored: TermsTexts, values: TermsTexts): string {
  const staying = languages
    .filter((language) => isWritten(values, language) && sameValue(stored[language], values[language]))
    .map(englishName);
  if (staying.length > 1) return `The ${both.format(staying)} texts stay as they are.`;
  return staying.length === 0 ? '' : `The ${staying[0]} text stays as it is.`;
}

export const writtenText = ({ createdBy, createdAt }: Terms): string =>
  createdBy === '' ? 'Comes with the product' : `${createdBy}, ${formatCreated(createdAt)}`;
