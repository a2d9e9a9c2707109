import { sectionsIn, type TermsSection, type TermsTexts } from '@overland/contracts';
import { englishName, languages } from '@overland/i18n';
import { sameValue } from '@overland/ui/editing';

type Sections = readonly TermsSection[];

const holds = (sections: Sections, section: TermsSection) => sections.some((one) => sameValue(one, section));
const names = (sections: Sections, { title }: TermsSection) => sections.some((one) => one.title === title);

/** The changes in words, each with the language of its text; a text that was begun or removed counts as one. */
export const changedTexts = (stored: TermsTexts, values: TermsTexts): string[] =>
  languages.flatMap((language) => {
    const [was, is] = [sectionsIn(stored, language), sectionsIn(values, language)];
    const name = englishName(language);
    if (was.length > 0 && is.length === 0) return [`${name} text removed`];
    if (was.length === 0 && is.length > 0) return [`${name} text`];
    return changedSections(was, is).map((what) => `${what} (${name})`);
  });

/** Sections of one text that were written, removed or moved. */
export function changedSections(stored: Sections, values: Sections): string[] {
  if (sameValue(stored, values)) return [];
  const written = values.flatMap((section, at) =>
    holds(stored, section) ? [] : [section.title.trim() || `Section ${at + 1}`],
  );
  const removed = stored.filter((section) => !names(values, section)).map(({ title }) => `${title} removed`);
  const words = [...written, ...removed];
  return words.length > 0 ? words : ['Order of the sections'];
}
