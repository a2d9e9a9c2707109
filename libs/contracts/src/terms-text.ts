import { type Language, languageName, languages, t } from '@overland/i18n';
import type { TermsSection, TermsTexts } from './order-terms.js';

/** In the line of the history that says who accepted them. */
export const acceptedTheTerms = 'accepted the terms';

/** One text of the terms. */
export interface TermsText {
  language: Language;
  sections: TermsSection[];
}

/** None where it is not written, nor known to the release before that sent it. */
export const sectionsIn = (texts: Partial<TermsTexts>, language: Language): TermsSection[] =>
  texts[language] ?? [];

/** What a reader is shown: the text in the reader's language, else in the first that it is written in. */
export function termsTextFor(texts: Partial<TermsTexts>, reader: Language): TermsText {
  const written = [reader, ...languages].find((language) => sectionsIn(texts, language).length > 0);
  const language = written ?? reader;
  return { language, sections: sectionsIn(texts, language) };
}

/** What a reader of another language is told above a text. */
export const termsAreIn = (of: Language): string =>
  t('These terms are in {language}.', { language: languageName(of) });

/** Terms say "we" of whom the customer pays and calls, whoever wrote them. */
export const weAre = (company: string): string => t('In these terms, “we” is {company}.', { company });
