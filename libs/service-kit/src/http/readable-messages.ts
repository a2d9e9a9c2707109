import { messages } from '@overland/contracts';
import * as z from 'zod/mini';

let done = false;

/** zod/mini ships without texts: give it English ones, and the one sentence for a field that is missing. */
export function useReadableMessages(): void {
  if (done) return;
  done = true;
  z.config({
    ...z.locales.en(),
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? messages.required : undefined,
  });
}
