import { daySeconds } from '@overland/contracts/calendar';
import {
  chooseLanguage,
  isLanguage,
  keptLanguage,
  type Language,
  languageCookie,
  languageParameter,
} from '@overland/i18n';

const yearSeconds = 365 * daySeconds;

/** The language of a page for customers; one that its address asks for is kept from then on. */
export function chosenLanguage(): Language {
  const chosen = takeFromAddress();
  return chooseLanguage({ chosen, kept: keptLanguage(document.cookie), preferred: navigator.languages });
}

/** A place on this site in a language: an ordinary link to it chooses the language and loads the page again. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const query = new URLSearchParams(search);
  query.set(languageParameter, language);
  return `${pathname}?${query}${hash}`;
}

/** Once kept it leaves the address, which may be shared with readers of another language. */
function takeFromAddress(): Language | undefined {
  const url = new URL(window.location.href);
  const chosen = url.searchParams.get(languageParameter);
  if (!isLanguage(chosen)) return undefined;
  if (keep(chosen)) {
    url.searchParams.delete(languageParameter);
    window.history.replaceState(window.history.state, '', url);
  }
  return chosen;
}

/** @returns false where the browser keeps nothing */
function keep(language: Language): boolean {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no cookieStore that is there at once.
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  return keptLanguage(document.cookie) === language;
}
