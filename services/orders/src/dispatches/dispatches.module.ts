import { Module } from '@nestjs/common';
import { DispatchViews } from './dispatch-views.js';
import { DispatchesRepository } from './dispatches.repository.js';
import { openTmsLink, TMS_LINK } from './tms-link.js';

@Module({
  providers: [{ provide: TMS_LINK, useFactory: openTmsLink }, DispatchesRepository, DispatchViews],
  exports: [TMS_LINK, DispatchesRepository, DispatchViews],
})
export class DispatchesModule {}
