type Entry = { node: number; cost: number };

/** A binary heap: the cheapest entry comes out first. */
export class MinHeap {
  private readonly entries: Entry[] = [];

  push(node: number, cost: number): void {
    const entry = { node, cost };
    let at = this.entries.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.entries[above];
      if (!parent || parent.cost <= cost) break;
      this.entries[at] = parent;
      at = above;
    }
    this.entries[at] = entry;
  }

  pop(): Entry | undefined {
    const first = this.entries[0];
    const last = this.entries.pop();
    if (last && this.entries.length > 0) this.sink(last);
    return first;
  }

  private sink(entry: Entry): void {
    let at = 0;
    for (;;) {
      const child = this.cheaperChild(at);
      const below = this.entries[child];
      if (!below || below.cost >= entry.cost) break;
      this.entries[at] = below;
      at = child;
    }
    this.entries[at] = entry;
  }

  private cheaperChild(at: number): number {
    const left = 2 * at + 1;
    const leftCost = this.entries[left]?.cost ?? Number.POSITIVE_INFINITY;
    const rightCost = this.entries[left + 1]?.cost ?? Number.POSITIVE_INFINITY;
    return rightCost < leftCost ? left + 1 : left;
  }
}
