import pLimit from 'p-limit';

type Limit = ReturnType<typeof pLimit>;

interface Queue {
  limit: Limit;
  /** Waiting and running. */
  users: number;
}

/** One queue for each key, as long as it is needed. */
class Queues {
  private readonly queues = new Map<string, Queue>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { limit: pLimit(1), users: 0 };
    this.queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.limit(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) this.queues.delete(key);
    }
  }
}

/** Whose turn it is. */
export interface TurnOwner {
  portalId: string;
  userId: string;
}

/**
 * Who waits for whom: a portal has one turn at a time, and its people take turns, so that others do not wait behind the many
 * uploads of one.
 */
export class PictureTurns {
  private readonly ofPeople = new Queues();
  private readonly ofPortals = new Queues();
  private readonly ofAll: Limit;

  constructor(atOnce: number) {
    this.ofAll = pLimit(atOnce);
  }

  run<T>({ portalId, userId }: TurnOwner, work: () => Promise<T>): Promise<T> {
    return this.ofPeople.run(userId, () => this.ofPortals.run(portalId, () => this.ofAll(work)));
  }
}
