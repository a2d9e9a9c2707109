import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, queryInt } from '../fields.js';
import { page } from '../list.js';
import { PortalRecord } from '../portal.js';
import {
  PortalChange,
  PortalForm,
  PortalHistoryRow,
  Region,
  RegionsForm,
  TariffChange,
} from '../portal-form.js';
import { PortalPreview, PortalTerms, TypedPortalTerms } from '../portal-preview.js';

// Apart from `portals`, which every page reads the own portal with: forms are not for first views.
const portalId = z.object({ portalId: id });
const regions = z.object({ regions: z.array(Region) });

/** Portals as they are set up and changed (docs/product/people.md). */
export const portalEdits = endpointsOf('identity', {
  create: endpoint('POST', '/portal', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'A new portal',
    body: PortalForm,
    reply: PortalRecord,
    idempotent: true,
  }),
  update: endpoint('PUT', '/portal/:portalId', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'Change a portal; 409 with the portal as it is when somebody else changed it since',
    params: portalId,
    body: PortalChange,
    reply: PortalRecord,
  }),
  updateTariff: endpoint('PUT', '/portal/:portalId/settings', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary: 'Change the tariff of a portal, and nothing else; an Admin that of the own one',
    params: portalId,
    body: TariffChange,
    reply: PortalRecord,
  }),
  history: endpoint('GET', '/portal/:portalId/history', {
    access: ['MCAdmin', 'Admin'],
    summary: 'Who changed what of a portal, newest first; an Admin reads that of the own one',
    params: portalId,
    query: z.strictObject({
      limit: z.optional(queryInt(1, 150)),
      /** The `next` of the page before. */
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    }),
    reply: page(PortalHistoryRow),
  }),
  regions: endpoint('GET', '/portal/:portalId/regions', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The regions that portals below this one are put into',
    params: portalId,
    reply: regions,
  }),
  saveRegions: endpoint('PUT', '/portal/:portalId/regions', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'Change these regions; one that is in use cannot go away',
    params: portalId,
    body: RegionsForm,
    reply: regions,
  }),
});

/** What quoting says of the terms of a portal before they are saved. */
export const portalPrices = endpointsOf('quoting', {
  preview: endpoint('POST', '/portals/preview', {
    access: ['MCAdmin', 'Admin'],
    rate: 'cheap',
    summary: 'An example price with these terms, and warnings; nothing is saved',
    body: TypedPortalTerms,
    reply: PortalPreview,
  }),
  /** Called by identity before it saves a portal. */
  check: endpoint('POST', '/service/portals/check', {
    access: 'service',
    summary: 'Whether these terms may be saved',
    body: PortalTerms,
    reply: z.pick(PortalPreview, { warnings: true, highestDiscount: true }),
  }),
});
