import { Module } from '@nestjs/common';
import { RollupFolding } from './rollup-folding.worker.js';
import { RollupRecount } from './rollup-recount.worker.js';

@Module({
  providers: [RollupFolding, RollupRecount],
})
export class RollupsModule {}
