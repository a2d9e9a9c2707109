import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { listQueryFields, page } from '../list.js';
import { PortalRecord, PortalRow, PortalView } from '../portal.js';

export const portals = endpointsOf('identity', {
  own: endpoint('GET', '/portal', {
    access: 'signedIn',
    summary: 'The own portal: what forms and pages need, no rates',
    reply: PortalView,
  }),
  get: endpoint('GET', '/portal/:portalId', {
    access: ['MCAdmin', 'Admin'],
    summary: 'One portal, whole; an Admin reads the own one',
    params: z.object({ portalId: id }),
    reply: PortalRecord,
  }),
  list: endpoint('GET', '/portals', {
    access: ['MCAdmin'],
    summary: 'All portals',
    query: z.strictObject(
      listQueryFields(['companyName', 'companyState', 'contactFullName', 'users'], 'companyName'),
    ),
    reply: page(PortalRow),
  }),
});
