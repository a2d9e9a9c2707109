import { folders } from './folders.js';

export type Language = 'en' | keyof typeof folders;
/** The languages that customers may read: public pages, emails and PDFs. The staff site is English. */
export const languages = ['en', ...Object.keys(folders)] as readonly Language[];

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

let current: Language = 'en';

export const language = (): Language => current;
/** Dates and numbers are those of the United States in every language. */
export const locale = (): string => `${current}-US`;

/** How a language is called within a sentence, in the current language. */
export const languageName = (of: Language): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(of) ?? of;

/** How a language calls itself: `Español`. */
export function ownName(of: Language): string {
  const name = inLanguage(of, () => languageName(of));
  return `${name.charAt(0).toLocaleUpperCase(of)}${name.slice(1)}`;
}

/** How staff call a language. */
export const englishName = (of: Language): string => inLanguage('en', () => languageName(of));

/** The language of everything from now on: for a page, which has one reader. */
export function setLanguage(next: Language): void {
  current = next;
}

/**
 * Does work that ends at once in a language: for a server, which writes to readers of both.
 * @throws Error for work that returns a promise, as the language is another's by the time it goes on.
 */
export function inLanguage<T>(next: Language, work: () => T): T {
  const before = current;
  current = next;
  try {
    const result = work();
    if (result instanceof Promise) throw new Error('Work in a language must end at once.');
    return result;
  } finally {
    current = before;
  }
}

/** One value for each language, made when it is first asked for: formats are costly to make. */
export function perLanguage<T>(make: (locale: string) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const known = made.get(current);
    if (known !== undefined) return known;
    const value = make(locale());
    made.set(current, value);
    return value;
  };
}
