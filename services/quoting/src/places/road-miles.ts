import { formatCount } from '@overland/contracts/format';
import { LRUCache } from 'lru-cache';
import { crossesBarrier } from './barriers.js';
import { cheapestPath, type RoadPath } from './cheapest-path.js';
import type { Gazetteer, Place } from './gazetteer.js';
import { greatCircleMiles, type Point } from './great-circle.js';
import { LandMasses, MAINLAND } from './land-masses.js';
import { NoRoadError } from './no-road-error.js';
import { findRoadAccess } from './road-access.js';
import { compileRoadGraph, type RoadGraph } from './road-graph.js';

export { NoRoadError } from './no-road-error.js';

/** Whole miles, and the points of the line to draw on a map, `from` first. */
export type RoadTrip = { miles: number; line: Array<[lat: number, lng: number]> };
export type RoadMiles = { between(from: Place, to: Place): RoadTrip };

/** No price is given beyond this distance (docs/product/places.md). */
const LONGEST_TRIP_MILES = 5000;
const REMEMBERED_TRIPS = 20_000;

/** Road miles per mile of great circle if the network is not used. */
const ISLAND_CIRCUITY = 1.35;
const DIRECT_CIRCUITY = 1.2;
const LONGEST_DIRECT_MILES = 75;
/** No real road is longer than this, compared with the straight line, unless water or mountains are in the way. */
const MOST_CIRCUITY = 3;

/**
 * The offline road-miles model: the cheapest path through the road network, with a short leg from each end. Compiles the
 * network once; a lookup takes less than a millisecond.
 */
export function createRoadMiles(gazetteer: Gazetteer): RoadMiles {
  const graph = compileRoadGraph(gazetteer);
  const landMasses = new LandMasses(gazetteer);
  const trips = new LRUCache<string, RoadTrip | NoRoadError, { from: Place; to: Place }>({
    max: REMEMBERED_TRIPS,
    memoMethod: (_key, _stale, { context }) => findTrip({ graph, landMasses, ...context }),
  });

  return {
    between(from, to) {
      const trip = trips.memo(`${from.placeId}>${to.placeId}`, { context: { from, to } });
      if (trip instanceof NoRoadError) throw trip;
      return trip;
    },
  };
}

/** Quoted miles: rounded to whole miles, half up, and at least one. */
export function toWholeMiles(miles: number): number {
  return Math.max(1, Math.round(miles));
}

type Question = { graph: RoadGraph; landMasses: LandMasses; from: Place; to: Place };

function findTrip({ graph, landMasses, from, to }: Question): RoadTrip | NoRoadError {
  const path = findPath({ graph, landMasses, from, to });
  if (!path) return new NoRoadError(`There is no road between ${from.text} and ${to.text}.`);
  const miles = toWholeMiles(path.miles);
  if (miles > LONGEST_TRIP_MILES) {
    const limit = formatCount(LONGEST_TRIP_MILES);
    return new NoRoadError(`${from.text} to ${to.text} is more than ${limit} miles by road.`);
  }
  return { miles, line: lineThrough([from, ...path.points, to]) };
}

function findPath({ graph, landMasses, from, to }: Question): RoadPath | null {
  if (from.placeId === to.placeId) return straight(from, to, ISLAND_CIRCUITY);
  const land = landMasses.of(from);
  if (land !== landMasses.of(to)) return null;
  return land === MAINLAND ? mainlandPath(graph, from, to) : straight(from, to, ISLAND_CIRCUITY);
}

/** A place on the network is its own first node, so repeated points are left out. */
function lineThrough(points: Point[]): Array<[lat: number, lng: number]> {
  const distinct = points.filter(({ lat, lng }, index) => {
    const previous = points[index - 1];
    return previous?.lat !== lat || previous.lng !== lng;
  });
  return distinct.map(({ lat, lng }) => [lat, lng]);
}

function mainlandPath(graph: RoadGraph, from: Place, to: Place): RoadPath | null {
  const fromAccess = findRoadAccess(graph, from);
  const toAccess = findRoadAccess(graph, to);
  if (fromAccess.length === 0 || toAccess.length === 0) return null;
  const isBarred = crossesBarrier(graph.barriers, from, to);
  const direct = isBarred ? null : directLeg(from, to);
  const network = cheapestPath(graph, fromAccess, toAccess) ?? straight(from, to, DIRECT_CIRCUITY);
  const path = direct && direct.cost <= network.cost ? direct : network;
  if (isBarred) return path;
  return { ...path, miles: Math.min(path.miles, greatCircleMiles(from, to) * MOST_CIRCUITY) };
}

/** A leg between neighbors for roads missing from the network: the longer, the less reliable. */
function directLeg(from: Place, to: Place): RoadPath | null {
  const distance = greatCircleMiles(from, to);
  if (distance > LONGEST_DIRECT_MILES) return null;
  const path = straight(from, to, DIRECT_CIRCUITY);
  return { ...path, cost: path.miles * (1.1 + 0.0085 * (distance - 25)) };
}

function straight(from: Place, to: Place, circuity: number): RoadPath {
  const miles = greatCircleMiles(from, to) * circuity;
  return { cost: miles, miles, points: [] };
}
