import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Settings, VehicleMake } from '../settings.js';

export const settings = {
  makes: endpoint('GET', '/makes', {
    service: 'quoting',
    access: 'public',
    rate: 'cheap',
    summary: 'Makes and models with their pricing class',
    reply: z.array(VehicleMake),
  }),
  get: endpoint('GET', '/settings', {
    service: 'quoting',
    access: 'signedIn',
    summary: 'Service levels and holidays; the default sheet for the super admin',
    reply: Settings,
  }),
};
