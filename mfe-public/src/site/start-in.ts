import { addTexts, type Language, setLanguage } from '@overland/i18n';
import type { OutlineWords } from '@overland/web/start-page';

/** Said where nothing could be loaded, so they are no part of the catalogue. */
const spanishOutline: OutlineWords = {
  title: 'No se pudo cargar esta página',
  text: 'Revise su conexión.',
  retry: 'Intentar de nuevo',
};

/** Sets the language of the page before anything of it is shown. English needs nothing more: it is in the code. */
export function startIn(language: Language): OutlineWords | undefined {
  setLanguage(language);
  document.documentElement.lang = language;
  return language === 'es' ? spanishOutline : undefined;
}

/** The texts of a language, which must be there before the first of them is asked for. */
export async function loadTexts(language: Language): Promise<void> {
  if (language !== 'es') return;
  const { spanish } = await import('@overland/i18n/es');
  addTexts('es', spanish);
}
