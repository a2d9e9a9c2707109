import type { Endpoint, portals as portalRows, signIn, users } from '@overland/contracts';

// The calls of every page, by method, path and access only: the contract's rows would bring their schemas, and zod with
// them, into each first view.

type Row = Pick<Endpoint, 'method' | 'path' | 'access'>;

export const ownUser = {
  method: 'GET',
  path: '/user',
  access: 'signedIn',
} satisfies Row as unknown as typeof users.own;

export const ownPortal = {
  method: 'GET',
  path: '/portal',
  access: 'signedIn',
} satisfies Row as unknown as typeof portalRows.own;

export const portals = {
  method: 'GET',
  path: '/portals',
  access: ['MCAdmin'],
} satisfies Row as unknown as typeof portalRows.list;

export const signOut = {
  method: 'POST',
  path: '/logout',
  access: 'signedIn',
} satisfies Row as unknown as typeof signIn.signOut;
