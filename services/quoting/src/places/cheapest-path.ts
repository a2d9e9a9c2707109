import FlatQueue from 'flatqueue';
import type { Point } from './great-circle.js';
import type { RoadAccess } from './road-access.js';
import type { RoadGraph, RoadLink } from './road-graph.js';

/** A path along roads: `cost` to compare, `miles` to drive, `points` that it passes. */
export type RoadPath = { cost: number; miles: number; points: Point[] };

/**
 * The cheapest path from any access of one place to any of another (Dijkstra's algorithm with a heap), including the legs to
 * and from the network; null if the network does not connect them.
 */
export function cheapestPath(graph: RoadGraph, from: RoadAccess[], to: RoadAccess[]): RoadPath | null {
  const search = new Search(graph);
  for (const access of from) search.startAt(access);
  search.runUntilReached(new Set(to.flatMap(({ link }) => [link.from, link.to])));
  return search.bestEnd(to, alongOneLink(from, to));
}

/** The part of the link between the access and one of its ends. */
function partFrom({ link, part }: RoadAccess, node: number): number {
  return node === link.from ? part : 1 - part;
}

/** One run over the network. Uses number arrays, because a run visits most towns and happens for every quote. */
class Search {
  private readonly cost: Float64Array;
  private readonly miles: Float64Array;
  /** The link by which a node was reached; none at the start of a path. */
  private readonly by: Array<RoadLink | undefined>;
  private readonly access: Array<RoadAccess | undefined>;
  private readonly heap = new FlatQueue();

  constructor(private readonly graph: RoadGraph) {
    const count = graph.nodes.length;
    this.cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    this.miles = new Float64Array(count);
    this.by = new Array(count);
    this.access = new Array(count);
  }

  startAt(access: RoadAccess): void {
    for (const node of [access.link.from, access.link.to]) {
      const part = partFrom(access, node);
      const cost = access.cost + part * access.link.cost;
      if (cost >= this.costOf(node)) continue;
      this.cost[node] = cost;
      this.miles[node] = access.miles + part * access.link.miles;
      this.access[node] = access;
      this.heap.push(node, cost);
    }
  }

  /** @param open the nodes to reach; emptied. */
  runUntilReached(open: Set<number>): void {
    for (;;) {
      const cost = this.heap.peekValue();
      const node = this.heap.pop();
      if (cost === undefined || node === undefined) return;
      if (cost > this.costOf(node)) continue;
      open.delete(node);
      if (open.size === 0) return;
      for (const link of this.graph.linksOf[node] ?? []) this.follow(link, node, cost);
    }
  }

  bestEnd(to: RoadAccess[], found: RoadPath | null): RoadPath | null {
    let cheapest = found?.cost ?? Number.POSITIVE_INFINITY;
    let end: { access: RoadAccess; node: number } | null = null;
    for (const access of to) {
      for (const node of [access.link.from, access.link.to]) {
        const cost = this.costOf(node) + partFrom(access, node) * access.link.cost + access.cost;
        if (cost >= cheapest) continue;
        cheapest = cost;
        end = { access, node };
      }
    }
    if (!end) return found;
    const { access, node } = end;
    const miles = (this.miles[node] ?? 0) + partFrom(access, node) * access.link.miles + access.miles;
    return { cost: cheapest, miles, points: [...this.pointsTo(node), access.point] };
  }

  private follow(link: RoadLink, node: number, cost: number): void {
    const next = link.from === node ? link.to : link.from;
    const nextCost = cost + link.cost;
    if (nextCost >= this.costOf(next)) return;
    this.cost[next] = nextCost;
    this.miles[next] = (this.miles[node] ?? 0) + link.miles;
    this.by[next] = link;
    this.heap.push(next, nextCost);
  }

  private costOf(node: number): number {
    return this.cost[node] ?? Number.POSITIVE_INFINITY;
  }

  private pointsTo(last: number): Point[] {
    const points: Point[] = [];
    let node = last;
    for (;;) {
      const point = this.graph.nodes[node];
      if (point) points.push(point);
      const link = this.by[node];
      if (!link) break;
      node = link.from === node ? link.to : link.from;
    }
    const start = this.access[node];
    if (start) points.push(start.point);
    return points.reverse();
  }
}

/** From one access to another on the same link, without passing a town. */
function alongOneLink(from: RoadAccess[], to: RoadAccess[]): RoadPath | null {
  let best: RoadPath | null = null;
  for (const start of from) {
    for (const end of to) {
      if (end.link !== start.link) continue;
      const part = Math.abs(start.part - end.part);
      const cost = start.cost + part * start.link.cost + end.cost;
      if (best && best.cost <= cost) continue;
      const miles = start.miles + part * start.link.miles + end.miles;
      best = { cost, miles, points: [start.point, end.point] };
    }
  }
  return best;
}
