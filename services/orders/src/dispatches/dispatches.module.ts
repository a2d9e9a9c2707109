import { Module } from '@nestjs/common';
import { DispatchViews } from './dispatch-views.js';
import { openTmsLink, TMS_LINK } from './tms-link.js';

@Module({
  providers: [{ provide: TMS_LINK, useFactory: openTmsLink }, DispatchViews],
  exports: [TMS_LINK, DispatchViews],
})
export class DispatchesModule {}
