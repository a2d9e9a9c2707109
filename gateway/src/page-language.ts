import { chooseLanguage, keptLanguage, type Language, languageParameter } from '@overland/i18n';
import '@overland/i18n/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** The language that a page of the public site will have: what the browser sends follows the rule of the page. */
export function pageLanguage({ raw }: FastifyRequest): Language {
  const query = new URLSearchParams((raw.url ?? '').split('?')[1]);
  return chooseLanguage({
    chosen: query.get(languageParameter),
    kept: keptLanguage(raw.headers.cookie),
    preferred: new Negotiator(raw).languages(),
  });
}

/** Says which language an answer has, and what that depends on. */
export function noteLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.header('content-language', language).header('vary', 'accept-language, cookie');
}
