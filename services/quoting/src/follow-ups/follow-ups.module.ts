import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FollowUpDesk } from './follow-up-desk.js';
import { FollowUpOptOuts } from './follow-up-opt-outs.service.js';
import { FollowUpRule } from './follow-up-rule.worker.js';
import { FollowUpSender } from './follow-up-sender.worker.js';
import { FollowUpSending } from './follow-up-sending.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FollowUpsRepository } from './follow-ups.repository.js';
import { FollowUpsService } from './follow-ups.service.js';
import { FollowUpsTogether } from './follow-ups-together.service.js';

@Module({
  imports: [QuotesModule, SettingsModule],
  controllers: [FollowUpsController],
  providers: [
    FollowUpDesk,
    FollowUpOptOuts,
    FollowUpRule,
    FollowUpSender,
    FollowUpSending,
    FollowUpsRepository,
    FollowUpsService,
    FollowUpsTogether,
  ],
})
export class FollowUpsModule {}
