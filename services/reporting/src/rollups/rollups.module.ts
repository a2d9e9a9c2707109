import { Module } from '@nestjs/common';
import { RollupFolding } from './rollup-folding.worker.js';
import { RollupRecount } from './rollup-recount.worker.js';
import { RollupStatesRepository } from './rollup-states.repository.js';

@Module({
  providers: [RollupFolding, RollupRecount, RollupStatesRepository],
})
export class RollupsModule {}
