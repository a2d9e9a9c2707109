import { messages } from '@overland/contracts';
import * as z from 'zod/mini';

let done = false;

/** zod/mini ships without texts: give it English ones, and the one sentence for a field that is missing. */
export function useReadableMessages(): void {
  if (done) return;
  done = true;
  z.config({
    ...z.locales.en(),
    customError: (issue) => {
      const isMissing = issue.input === undefined;
      if (isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
        return messages.required;
      return issue.code === 'invalid_value'
        ? `Please choose ${oneOf.format(issue.values.map(String))}.`
        : undefined;
    },
  });
}

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
