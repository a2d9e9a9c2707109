import { inLanguage, language, t } from '@overland/i18n';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.js';
import { noteLanguage, pageLanguage } from './page-language.js';

/** `/manifest.webmanifest` of the public site: how it is named and looks where people install it. */
export function registerWebManifest(site: FastifyInstance, config: GatewayConfig): void {
  site.get('/manifest.webmanifest', async (request, reply) => {
    const chosen = pageLanguage(request);
    void noteLanguage(reply, chosen)
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8');
    return JSON.stringify(inLanguage(chosen, () => manifest(config)));
  });
}

/** In the current language. */
const manifest = ({ BRAND_NAME: name }: GatewayConfig) => ({
  id: '/',
  name,
  short_name: name,
  description: t('Ship your car, and follow it.'),
  lang: language(),
  start_url: '/',
  display: 'standalone',
  background_color: '#f4f6f4',
  theme_color: '#006b4f',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    // Phones cut it to their own shape.
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: t('Track Your Order'), url: '/track-order' },
    { name: t('Order Status'), url: '/order-status' },
  ],
});
