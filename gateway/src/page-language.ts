import { chooseLanguage, keptLanguage, type Language, languageParameter } from '@overland/i18n';
import '@overland/i18n/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The language that a page of the public site will have: what the browser sends follows the rule of the page. */
export function pageLanguage({ raw }: FastifyRequest): Language {
  const { cookie, 'accept-language': accepted } = raw.headers;
  const query = new URLSearchParams((raw.url ?? '').split('?')[1]);
  return chooseLanguage({
    asked: query.get(languageParameter),
    kept: keptLanguage(cookie),
    preferred: mostWantedFirst(accepted),
  });
}

/** Says which language an answer has, and what that depends on. */
export function noteLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.header('content-language', language).header('vary', 'accept-language, cookie');
}

/** The tags of `fr;q=0.8, es-419, en;q=0.9` by their weight. */
function mostWantedFirst(accepted = ''): string[] {
  const wanted = accepted.split(',').map((part) => {
    const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
    return { tag, weight: weight === '' ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
