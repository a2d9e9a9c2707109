import { type Barrier, readBarriers } from './barriers.js';
import { readDataLines } from './data-file.js';
import type { Gazetteer } from './gazetteer.js';
import { greatCircleMiles, type Point } from './great-circle.js';
import { readTerrain, roughnessAlong, type Terrain } from './terrain.js';

/** A stretch of road between two towns. `cost` is its miles weighted by how slow and unpleasant the road is. */
export type RoadLink = { from: number; to: number; miles: number; cost: number };

/** Towns, the roads between them, the links of each town, and what no leg beside the roads may cross. */
export type RoadGraph = {
  nodes: readonly Point[];
  links: readonly RoadLink[];
  linksOf: ReadonlyArray<readonly RoadLink[]>;
  barriers: readonly Barrier[];
};

/** Interstate or tollway, expressway, US route, state route. */
type RoadClass = 'I' | 'X' | 'U' | 'S';

/** Road miles per mile of great circle: `base` on flat ground and `rough` more for each grade of terrain. */
const CIRCUITY: Record<RoadClass, { base: number; rough: number; diagonal: number }> = {
  I: { base: 1.04, rough: 0.035, diagonal: 0.04 },
  X: { base: 1.07, rough: 0.055, diagonal: 0.08 },
  U: { base: 1.06, rough: 0.05, diagonal: 0.16 },
  S: { base: 1.07, rough: 0.06, diagonal: 0.22 },
};

/**
 * How much slower than an interstate: in the empty West a two-lane road is nearly as fast, and each grade of terrain slows it
 * by `rough`.
 */
const WEIGHT: Record<RoadClass, { east: number; west: number; rough: number }> = {
  I: { east: 1, west: 1, rough: 0 },
  X: { east: 1.1, west: 1.08, rough: 0.02 },
  U: { east: 1.18, west: 1.06, rough: 0.06 },
  S: { east: 1.28, west: 1.14, rough: 0.08 },
};
const WEST_OF_LNG = -97;

/** One step of a chain in roads.txt; `miles` only if the file states them. */
type Step = { road: RoadClass; from: string; to: string; miles: number | null };

/**
 * The road network of `data/road-graph`, about 2,100 towns and 5,200 links.
 * @throws Error if a town of the files is neither in the gazetteer nor in coords.txt.
 */
export function compileRoadGraph(gazetteer: Gazetteer): RoadGraph {
  const towns = new TownList(gazetteer);
  const statedMiles = readStatedMiles();
  const terrain = readTerrain();
  const cheapest = new Map<string, RoadLink>();
  for (const step of readDataLines('road-graph/roads.txt').flatMap(parseChain)) {
    const pair = pairKey(step.from, step.to);
    const miles = step.miles ?? statedMiles.get(pair) ?? null;
    const link = toLink({ ...step, miles }, { towns, terrain });
    const known = cheapest.get(pair);
    if (!known || link.cost < known.cost) cheapest.set(pair, link);
  }
  const links = [...cheapest.values()];
  return {
    nodes: towns.points,
    links,
    linksOf: linksByNode(links, towns.points.length),
    barriers: readBarriers(),
  };
}

/** Towns in the order in which they are first named, with their coordinates. */
class TownList {
  readonly points: Point[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly corrected = readCorrectedPoints();

  constructor(private readonly gazetteer: Gazetteer) {}

  numberOf(town: string): number {
    const known = this.numbers.get(town);
    if (known !== undefined) return known;
    const number = this.points.push(this.locate(town)) - 1;
    this.numbers.set(town, number);
    return number;
  }

  pointOf(town: string): Point {
    return this.points[this.numberOf(town)] ?? this.locate(town);
  }

  /** @param town "Los Angeles CA" */
  private locate(town: string): Point {
    const place = this.corrected.get(town) ?? this.gazetteer.findCity(town.slice(0, -3), town.slice(-2));
    if (!place) throw new Error(`data/road-graph: no coordinates for ${town}; add it to coords.txt`);
    return { lat: place.lat, lng: place.lng };
  }
}

function readCorrectedPoints(): ReadonlyMap<string, Point> {
  const entries = readDataLines('road-graph/coords.txt').map((line): [string, Point] => {
    const [town = '', point = ''] = line.split('=');
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    return [town.trim(), { lat, lng }];
  });
  return new Map(entries);
}

/** "Moab UT - Green River UT = 52": miles where the straight line is a poor guide. */
function readStatedMiles(): ReadonlyMap<string, number> {
  const entries = readDataLines('road-graph/miles.txt').map((line): [string, number] => {
    const [pair = '', miles] = line.split('=');
    const [from = '', to = ''] = pair.split(' - ');
    return [pairKey(from.trim(), to.trim()), Number(miles)];
  });
  return new Map(entries);
}

function pairKey(from: string, to: string): string {
  return from < to ? `${from}|${to}` : `${to}|${from}`;
}

/** "I-5 San Diego CA; Oceanside CA; Irvine CA=38" as its steps. */
function parseChain(line: string): Step[] {
  const [route = '', chain = ''] = line.split('|');
  const road = classOf(route.trim());
  const stops = chain.split(';').map((stop) => {
    const [town = '', miles] = stop.split('=');
    return { town: town.trim(), miles: miles === undefined ? null : Number(miles) };
  });
  return stops.slice(1).flatMap(({ town, miles }, index) => {
    const previous = stops[index];
    return previous ? [{ road, from: previous.town, to: town, miles }] : [];
  });
}

/** `*` marks an expressway of any number; a name without number is a tollway or parkway. */
function classOf(route: string): RoadClass {
  if (route.startsWith('*')) return 'X';
  if (/^(I-|[A-Za-z]+$)/.test(route)) return 'I';
  return route.startsWith('US-') ? 'U' : 'S';
}

function toLink(step: Step, { towns, terrain }: { towns: TownList; terrain: Terrain }): RoadLink {
  const from = towns.pointOf(step.from);
  const to = towns.pointOf(step.to);
  const roughness = roughnessAlong(terrain, from, to);
  const miles = step.miles ?? greatCircleMiles(from, to) * circuityOf(step.road, { from, to, roughness });
  const { east, west, rough } = WEIGHT[step.road];
  const weight = ((from.lng + to.lng) / 2 < WEST_OF_LNG ? west : east) + rough * roughness;
  return { from: towns.numberOf(step.from), to: towns.numberOf(step.to), miles, cost: miles * weight };
}

type Stretch = { from: Point; to: Point; roughness: number };

function circuityOf(road: RoadClass, { from, to, roughness }: Stretch): number {
  const { base, rough, diagonal } = CIRCUITY[road];
  return base + rough * roughness + diagonal * slant(from, to);
}

/** 0 for a line due north, south, east or west; 0.41 for one right between them. */
function slant(from: Point, to: Point): number {
  const north = Math.abs(to.lat - from.lat);
  const east = Math.abs(to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return (north + east) / Math.hypot(north, east) - 1;
}

function linksByNode(links: readonly RoadLink[], nodeCount: number): RoadLink[][] {
  const linksOf: RoadLink[][] = Array.from({ length: nodeCount }, () => []);
  for (const link of links) {
    linksOf[link.from]?.push(link);
    linksOf[link.to]?.push(link);
  }
  return linksOf;
}
