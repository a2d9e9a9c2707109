import { language, languageParameter } from '@overland/i18n';
import type { NotificationsConfig } from '../config.js';

/** A page of the public site in the language of the email; English is the language of an address without one. */
export function publicPage(path: string, { PUBLIC_SITE_URL }: NotificationsConfig): string {
  return `${PUBLIC_SITE_URL}${path}${language() === 'en' ? '' : `?${languageParameter}=${language()}`}`;
}
