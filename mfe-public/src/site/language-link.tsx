import { language, languageNames } from '@overland/i18n';
import { useLocation } from '@overland/web';
import { addressIn } from '@overland/web/language';

/** The same page in the other language, named as its readers name it. It loads the page again. */
export function LanguageLink() {
  const other = language() === 'es' ? 'en' : 'es';
  return (
    <a href={addressIn(other, useLocation())} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}
