import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { logoParams } from '../portal-logo.js';

/** Logos of companies. One is uploaded, and the portal's form then saves its address as `companyLogo`. */
export const portalLogos = endpointsOf('identity', {
  upload: endpoint('POST', '/portals/logo', {
    access: ['MCAdmin'],
    summary:
      'Upload a logo: PNG, JPEG or WebP up to 1 MB. It belongs to no portal until one is saved with it',
    takesBytes: true,
    reply: z.object({ companyLogo: z.string() }),
  }),
  get: endpoint('GET', '/logos/:file', {
    access: 'public',
    rate: 'cheap',
    summary: 'The picture of a logo, for pages and emails',
    params: logoParams,
    file: 'image/png',
  }),
  /** Called by services that print. Unknown: 404. */
  image: endpoint('POST', '/service/logos/image', {
    access: 'service',
    summary: 'The picture of a logo as a `data:` address',
    body: logoParams,
    reply: z.object({ image: z.string() }),
  }),
});
