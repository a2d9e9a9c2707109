import { language, languages, ownName } from '@overland/i18n';
import { useLocation } from '@overland/web';
import { addressIn } from '@overland/web/language';

/** The same page in each other language, named as its readers name it. It loads the page again. */
export function LanguageLinks() {
  const at = useLocation();
  return languages
    .filter((other) => other !== language())
    .map((other) => (
      <a key={other} href={addressIn(other, at)} lang={other} hrefLang={other}>
        {ownName(other)}
      </a>
    ));
}
