import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config.js';

/** `/manifest.webmanifest` of the public site: how it is named and looks where people install it. */
export function registerWebManifest(site: FastifyInstance, config: GatewayConfig): void {
  const manifest = {
    id: '/',
    name: config.BRAND_NAME,
    short_name: config.BRAND_NAME,
    description: 'Ship your car, and follow it.',
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
      { name: 'Track Your Order', url: '/track-order' },
      { name: 'Order Status', url: '/order-status' },
    ],
  };
  site.get('/manifest.webmanifest', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return JSON.stringify(manifest);
  });
}
