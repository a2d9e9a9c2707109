import { crossesBarrier } from './barriers.js';
import type { Point } from './great-circle.js';
import type { RoadGraph, RoadLink } from './road-graph.js';

/** Where a place meets the network: on `link`, `part` (0 to 1) of the way, `miles` of unmapped road away. */
export type RoadAccess = { link: RoadLink; part: number; point: Point; miles: number; cost: number };

type Nearby = { link: RoadLink; part: number; point: Point; distance: number };

/** Local roads: miles per straight mile, and how much slower they are than an interstate. */
const LEG_CIRCUITY = 1.15;
const LEG_WEIGHT = 1.25;

const USUAL_REACH_MILES = 22;
const MOST_CANDIDATES = 24;
/** A place with no road this near on its side of the water can only be reached by boat or plane. */
const FURTHEST_REACH_MILES = 60;
const MILES_PER_DEGREE = 69.09;

/**
 * The points at which a place may join the road network, the nearest first; none if every road within 60 miles is beyond a
 * barrier.
 */
export function findRoadAccess(graph: RoadGraph, place: Point): RoadAccess[] {
  const nearby = onePerNode(linksWithin(graph, place, FURTHEST_REACH_MILES));
  const nearest = nearby[0];
  if (!nearest) return [];
  const reach = Math.max(USUAL_REACH_MILES, 3.8 * nearest.distance + 8);
  const usual = nearby.filter(({ distance }) => distance <= reach).slice(0, MOST_CANDIDATES);
  const isOnThisSide = ({ point }: Nearby) => !crossesBarrier(graph.barriers, place, point);
  const reachable = usual.filter(isOnThisSide);
  if (reachable.length > 0) return reachable.map(toAccess);
  return nearby.filter(isOnThisSide).slice(0, MOST_CANDIDATES).map(toAccess);
}

function toAccess({ link, part, point, distance }: Nearby): RoadAccess {
  const miles = distance * LEG_CIRCUITY;
  return { link, part, point, miles, cost: miles * LEG_WEIGHT };
}

/** Measured on a map flattened around the place, which is accurate to a fraction of a percent within a hundred miles. */
function linksWithin(graph: RoadGraph, place: Point, miles: number): Nearby[] {
  const found: Nearby[] = [];
  // Degrees of longitude get shorter towards the north.
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  // Spares most links the geometry below.
  const north = place.lat + miles / MILES_PER_DEGREE;
  const south = place.lat - miles / MILES_PER_DEGREE;
  const isFarNorthOrSouth = (from: Point, to: Point) =>
    (from.lat > north && to.lat > north) || (from.lat < south && to.lat < south);
  for (const link of graph.links) {
    const from = graph.nodes[link.from];
    const to = graph.nodes[link.to];
    if (!from || !to || isFarNorthOrSouth(from, to)) continue;
    const x = (from.lng - place.lng) * shrink;
    const y = from.lat - place.lat;
    const dx = (to.lng - from.lng) * shrink;
    const dy = to.lat - from.lat;
    const part = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
    const distance = Math.sqrt((x + part * dx) ** 2 + (y + part * dy) ** 2) * MILES_PER_DEGREE;
    if (distance <= miles) found.push({ link, part, point: pointAlong(from, to, part), distance });
  }
  return found.sort((a, b) => a.distance - b.distance);
}

function pointAlong(from: Point, to: Point, part: number): Point {
  return { lat: from.lat + part * (to.lat - from.lat), lng: from.lng + part * (to.lng - from.lng) };
}

/** Counts links once that are nearest at the town where they meet. */
function onePerNode(nearby: Nearby[]): Nearby[] {
  const seen = new Set<number>();
  return nearby.filter(({ link, part }) => {
    if (part > 0 && part < 1) return true;
    const node = part === 0 ? link.from : link.to;
    if (seen.has(node)) return false;
    seen.add(node);
    return true;
  });
}
