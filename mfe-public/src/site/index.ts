import { loadTexts, setLanguage } from '@overland/i18n';
import { chosenLanguage } from '@overland/web/language';
import { startPage } from '@overland/web/start-page';

// Before anything of the page is shown.
const language = chosenLanguage();
setLanguage(language);
document.documentElement.lang = language;

void startPage(
  () => import('react-dom/client'),
  () => loadTexts(language).then(() => import('./bootstrap')),
);
