import { isLanguage, type Language } from './language.js';

/** `?lang=es`, in links of emails, of quotes and of the page's own switch. */
export const languageParameter = 'lang';
/** The cookie that keeps what a reader chose: the HTML is in that language before any script runs. */
export const languageCookie = 'overland-language';

interface Wishes {
  /** By the address of the page. */
  chosen: string | null | undefined;
  /** In the browser, since an earlier page. */
  kept: string | null | undefined;
  /** Tags of the browser, the most wanted first; "es-419" is Spanish. */
  preferred: readonly string[];
}

/**
 * The language of a page for customers: that of its address, else the kept one, else the first of the browser's that we
 * speak, else English.
 */
export function chooseLanguage({ chosen, kept, preferred }: Wishes): Language {
  const ofBrowser = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return [chosen, kept, ...ofBrowser].find(isLanguage) ?? 'en';
}

/** What is kept, in cookies as `document.cookie` and the header of a request have them. */
export function keptLanguage(cookies: string | undefined): string | undefined {
  const pairs = cookies?.split(';').map((pair) => pair.trim().split('='));
  return pairs?.find(([name]) => name === languageCookie)?.[1];
}
