import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { RollupStateEntity } from './rollup-state.entity.js';

@Injectable()
export class RollupStatesRepository {
  /** Notes a recount unless there has been one since. Only one of several processes gets true. */
  async claim(
    manager: EntityManager,
    rollup: string,
    { since, now }: { since: Date; now: Date },
  ): Promise<boolean> {
    for (const recountedAt of [IsNull(), LessThan(since)]) {
      const due = { rollup, recountedAt };
      const { affected } = await manager.update(RollupStateEntity, due, { recountedAt: now });
      if (affected === 1) return true;
    }
    return false;
  }

  async keep(manager: EntityManager, rollup: string, differences: number): Promise<void> {
    await manager.update(RollupStateEntity, { rollup }, { differences });
  }
}
