import { type QuoteRow } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, apiKey, type PagesOptions, useApiPages } from '@overland/web';
import type { listRequest } from './list-request';

type Request = ReturnType<typeof listRequest>;

/** The pages of a list of quotes, for `useQuotes` and `prefetchPages`. */
export const quotePages = (request: Request): PagesOptions<QuoteRow> => ({
  queryKey: apiKey(request.portalId ?? null, calls.quotes.list, { body: request }),
  load: (cursor, signal) =>
    api(
      calls.quotes.list,
      { body: { ...request, cursor } },
      { signal, whenUnreachable: 'There was an error getting quotes' },
    ),
});

export const useQuotes = (request: Request) => useApiPages(quotePages(request));
