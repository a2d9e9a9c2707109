import { messages } from '@overland/contracts';
import { t } from '@overland/i18n';

/** The message of a quote that could not be made, for when the server gave no answer (docs/product/quotes.md). */
export function whoops(supportEmail: string): string {
  if (supportEmail === '') return messages.lostConnection;
  return t(
    'Whoops! We seem to be having an issue calculating your quote. Please email us at {email} and we will be happy to assist.',
    { email: supportEmail },
  );
}
