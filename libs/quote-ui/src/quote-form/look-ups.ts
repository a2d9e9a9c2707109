import { maxSuggestions, type Place, shownName, type VehicleMake } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { api, useApiQuery } from '@overland/web';

export const searchPlaces = (query: string, signal: AbortSignal): Promise<Place[]> =>
  api(calls.places.suggest, { query: { query, limit: String(maxSuggestions) } }, { signal });

/** The road between two chosen places; asks nothing until both are chosen. */
export function useRoute(from: string, to: string) {
  return useApiQuery(
    calls.places.route,
    { query: { from, to } },
    {
      enabled: from !== '' && to !== '',
      staleTime: Number.POSITIVE_INFINITY,
      whenUnreachable: 'The route could not be loaded.',
    },
  );
}

/** Why no vehicle can be moved between two chosen places; null where there is a road, or while it is not known. */
export function useNoRoad(from: string, to: string): string | null {
  const { error } = useRoute(from, to);
  return error?.code === 'noPrice' ? error.message : null;
}

/** All makes with their models, read once a session. */
export function useMakes() {
  return useApiQuery(
    calls.settings.makes,
    {},
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      whenUnreachable: 'There was an error loading makes and models',
    },
  );
}

const option = (name: string) => ({ value: name, label: shownName(name) });

export const makeOptions = (makes: readonly VehicleMake[]) => makes.map(({ make }) => option(make));

export function modelOptions(makes: readonly VehicleMake[], make: string) {
  const models = makes.find((one) => one.make === make)?.models ?? [];
  return models.map(({ model }) => option(model));
}
