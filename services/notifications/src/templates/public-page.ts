import { language, languageParameter } from '@overland/i18n';
import type { NotificationsConfig } from '../config.js';

/** A page of the public site in the email's language; addresses without a language are English. */
export function publicPage(path: string, { PUBLIC_SITE_URL }: NotificationsConfig): string {
  return `${PUBLIC_SITE_URL}${path}${language() === 'en' ? '' : `?${languageParameter}=${language()}`}`;
}
