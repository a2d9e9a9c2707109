import { readDataLines } from './data-file.js';
import type { Gazetteer } from './gazetteer.js';
import type { Place } from './place.js';

type Island = { name: string; holds: (place: Place) => boolean };

/** States and territories made up of islands: none of their places is on the mainland. */
const ISLAND_STATES: ReadonlySet<string> = new Set(['HI', 'PR', 'VI', 'GU', 'AS', 'MP']);

export const MAINLAND = 'mainland';

/** The land mass of a place, with no road to any other: "Oahu", "Nantucket", or the mainland. */
export class LandMasses {
  /** Keyed by ZIP, or by place id if a place has the ZIP of a neighbor across the water. */
  private readonly landByKey = new Map<string, string>();
  private readonly islandBoxes: Island[] = [];

  constructor(private readonly gazetteer: Pick<Gazetteer, 'centralZip'>) {
    for (const line of readDataLines('road-graph/islands.txt')) {
      const [name = '', where = ''] = line.split('|').map((part) => part.trim());
      if (where.startsWith('box ')) this.islandBoxes.push(parseBox(name, where));
      else for (const key of where.split(/\s+/)) this.landByKey.set(key, name);
    }
  }

  of(place: Place): string {
    const listed = this.landByKey.get(place.placeId) ?? this.landByKey.get(this.gazetteer.centralZip(place));
    if (listed !== undefined) return listed;
    if (!ISLAND_STATES.has(place.state)) return MAINLAND;
    return this.islandBoxes.find((island) => island.holds(place))?.name ?? place.placeId;
  }
}

/** "box HI 21.2 21.8 -158.4 -157.6": state, south, north, west, east. */
function parseBox(name: string, text: string): Island {
  const [, state, ...edges] = text.split(/\s+/);
  const [south = 0, north = 0, west = 0, east = 0] = edges.map(Number);
  const holds = ({ state: own, lat, lng }: Place): boolean =>
    own === state && lat >= south && lat <= north && lng >= west && lng <= east;
  return { name, holds };
}
