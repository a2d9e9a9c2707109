/** The languages that customers may read: public pages, emails and PDFs. The staff site is English. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** How a language calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** How staff call a language. */
export const englishNames: Record<Language, string> = { en: 'English', es: 'Spanish' };

/** Dates and numbers are those of the United States in both. */
const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

let current: Language = 'en';

export const language = (): Language => current;
export const locale = (): string => locales[current];

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
