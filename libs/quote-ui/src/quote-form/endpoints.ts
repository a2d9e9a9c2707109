import type { places, settings } from '@overland/contracts';

// The rows of the contract table without schemas, which the home of the public site would have to build before it shows
// its form. A spec keeps them equal.

export const suggestPlaces = { method: 'GET', path: '/places', access: 'public' } as typeof places.suggest;

export const getRoute = { method: 'GET', path: '/places/route', access: 'public' } as typeof places.route;

export const getMakes = { method: 'GET', path: '/makes', access: 'public' } as typeof settings.makes;
