import { type Language, languages, type Text } from '@overland/i18n';
import type { TermsSection, TermsTexts } from './order-terms.js';

/** One text of the terms. */
export interface TermsText {
  language: Language;
  sections: TermsSection[];
}

/** What a reader is shown: the text in the own language where there is one, else the other. */
export function termsTextFor(texts: TermsTexts, reader: Language): TermsText {
  const written = [reader, ...languages].find((language) => texts[language].length > 0);
  const language = written ?? reader;
  return { language, sections: texts[language] };
}

/** What a reader of another language is told above a text. */
export const termsAreIn: Record<Language, Text> = {
  en: 'These terms are in English.',
  es: 'These terms are in Spanish.',
};
