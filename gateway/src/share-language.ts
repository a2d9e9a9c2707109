import { quotes } from '@overland/contracts';
import type { Page, PathParams } from '@overland/federation';
import { isLanguage, type Language } from '@overland/i18n';
import { addressPrefix, type ServiceClient, within } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';
import type { RateLimits } from './rate-limits.js';

/** A page does not wait longer to be sent. */
const patienceMs = 300;

interface SharedPage {
  row: Page | null;
  params: PathParams;
  request: FastifyRequest;
}

/** The language of what messengers show with a link; null where it is that of the page. */
export type ShareLanguage = (page: SharedPage) => Promise<Language | null>;

/** The link to a quote is shared in the language of its customer, in which its picture is too. */
export function shareLanguageOf(services: ServiceClient, limits: RateLimits): ShareLanguage {
  return async ({ row, params: { quoteId }, request }) => {
    if (row?.picture === undefined || quoteId === undefined) return null;
    const ask = async () => {
      await limits.consume('cheap', `a:${addressPrefix(request.ip)}`);
      const params = { quoteId };
      const reply = await services.call(quotes.publicLanguage, { params }, { requestId: request.id });
      return isLanguage(reply.language) ? reply.language : null;
    };
    // The page opens all the same: it is in its own language then.
    return within(patienceMs, ask).catch(() => null);
  };
}
