import { isLanguage, type Language } from '@overland/i18n';

const storageName = 'overland-language';
/** `?lang=es`, in links of emails and of the page's own switch. */
const parameter = 'lang';

/**
 * The language of a page for customers: that of its address, which is kept from then on, else the kept one, else the first
 * of the browser's that we speak, else English.
 */
export function chosenLanguage(): Language {
  return takeFromAddress() ?? kept() ?? ofBrowser() ?? 'en';
}

/** A place on this site in a language: an ordinary link to it chooses the language and loads the page again. */
export function addressIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const query = new URLSearchParams(search);
  query.set(parameter, language);
  return `${pathname}?${query}${hash}`;
}

/** Once kept it leaves the address, which may be shared with readers of another language. */
function takeFromAddress(): Language | undefined {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get(parameter);
  if (!isLanguage(asked)) return undefined;
  if (keep(asked)) {
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }
  return asked;
}

/** @returns false where the browser keeps nothing */
function keep(language: Language): boolean {
  try {
    localStorage.setItem(storageName, language);
    return true;
  } catch {
    return false;
  }
}

function kept(): Language | undefined {
  try {
    const language = localStorage.getItem(storageName);
    return isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

/** "es-419" is Spanish. */
const ofBrowser = (): Language | undefined =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
