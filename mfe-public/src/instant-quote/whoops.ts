import { messages } from '@overland/contracts';

/** The specification's message of a quote that could not be made (section 8), for when the server gave no answer. */
export function whoops(supportEmail: string): string {
  if (supportEmail === '') return messages.lostConnection;
  return `Whoops! We seem to be having an issue calculating your quote. Please email us at ${supportEmail} and we will be happy to assist.`;
}
