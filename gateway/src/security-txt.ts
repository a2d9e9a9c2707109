import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.js';

/** Days from the start until it no longer counts; RFC 9116 wants less than a year. */
const validDays = 364;

/** `/.well-known/security.txt` (RFC 9116): where weaknesses are reported. A product that nobody restarted for a year is out of date, and so is this. */
export function registerSecurityTxt(site: FastifyInstance, { SUPPORT_EMAIL }: GatewayConfig): void {
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
  const text = `Contact: mailto:${SUPPORT_EMAIL}\nExpires: ${expires}\nPreferred-Languages: en\n`;
  site.get('/.well-known/security.txt', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return text;
  });
}
