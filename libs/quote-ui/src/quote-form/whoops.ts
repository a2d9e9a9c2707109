import { messages } from '@overland/contracts';

/** The message of a quote that could not be made, for when the server gave no answer (docs/product/quotes.md). */
export function whoops(supportEmail: string): string {
  if (supportEmail === '') return messages.lostConnection;
  return `Whoops! We seem to be having an issue calculating your quote. Please email us at ${supportEmail} and we will be happy to assist.`;
}
