import { chosenLanguage } from '@overland/web/language';
import { startPage } from '@overland/web/start-page';
import { loadTexts, startIn } from './start-in';

const language = chosenLanguage();

void startPage(async () => {
  await loadTexts(language);
  await import('./bootstrap');
}, startIn(language));
