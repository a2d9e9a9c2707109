import { feature, mesh } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
type Shape = Parameters<typeof feature>[1];

export interface States {
  land: ReturnType<typeof feature>;
  borders: ReturnType<typeof mesh>;
  /** Coasts and borders of the country. */
  outline: ReturnType<typeof mesh>;
}

let loading: Promise<States> | null = null;

/** The outlines of the states (US Census Bureau by way of us-atlas); loaded once, when a map is first shown. */
export function loadStates(): Promise<States> {
  loading ??= import('us-atlas/states-10m.json')
    .then(({ default: atlas }) => read(atlas as unknown as Topology))
    .catch((error: unknown) => {
      // The next map tries again.
      loading = null;
      throw error;
    });
  return loading;
}

function read(atlas: Topology): States {
  const { states, nation } = atlas.objects as Record<string, Shape>;
  if (!states || !nation) throw new Error('us-atlas has no states');
  const lines = states as Parameters<typeof mesh>[1];
  return {
    land: feature(atlas, nation),
    borders: mesh(atlas, lines, (one, other) => one !== other),
    outline: mesh(atlas, lines, (one, other) => one === other),
  };
}
