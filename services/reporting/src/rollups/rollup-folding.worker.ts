import { Injectable } from '@nestjs/common';
import { Database, findDatabaseError, Rest, Sweeps } from '@overland/service-kit';
import { allRollups } from './all-rollups.js';
import type { Rollup } from './rollup.js';
import { foldSome, lockSumsOrFail, waitingOf } from './rollup-sql.js';

/** Keeps transactions short, however many changes wait. */
const mostAtOnce = 20_000;
const lockNotAvailable = '55P03';

/**
 * Folds changes into the rollups. It may be late without making a figure wrong, as reports also read the changes that wait
 * (docs/adr/0019-rollups-of-orders.md).
 */
@Injectable()
export class RollupFolding {
  constructor(private readonly database: Database) {}

  @Sweeps({ what: 'folding changes into rollups', everyMs: 1000, first: 'now' })
  async fold(stopping?: AbortSignal): Promise<Rest | null> {
    const waiting = await this.database.look((manager) =>
      manager.query<{ at: number }[]>(waitingOf(allRollups)),
    );
    for (const { at } of waiting) {
      const rollup = allRollups[at];
      while (rollup && !stopping?.aborted && (await this.foldSome(rollup)) === mostAtOnce);
    }
    return waiting.length === 0 ? new Rest() : null;
  }

  private async foldSome(rollup: Rollup): Promise<number> {
    try {
      return await this.foldInTurn(rollup);
    } catch (error) {
      // Another process is folding, or the rollups are being rebuilt.
      if (findDatabaseError(error)?.code === lockNotAvailable) return 0;
      throw error;
    }
  }

  private foldInTurn(rollup: Rollup): Promise<number> {
    return this.database.inSystem(async (manager) => {
      await manager.query(lockSumsOrFail);
      const [row] = await manager.query<{ taken: number }[]>(foldSome(rollup), [mostAtOnce]);
      return row?.taken ?? 0;
    });
  }
}
