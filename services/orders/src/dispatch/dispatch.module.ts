import { Module } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import { DispatchesModule } from '../dispatches/dispatches.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { WorkModule } from '../work/work.module.js';
import { DispatchController } from './dispatch.controller.js';
import { DispatchService } from './dispatch.service.js';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { DispatchFollower } from './dispatch-follower.js';
import { DispatchInbox } from './dispatch-inbox.service.js';
import { DispatchPoller } from './dispatch-poller.worker.js';
import { DispatchSender } from './dispatch-sender.worker.js';
import { DispatchSubscriber } from './dispatch-subscriber.worker.js';
import { DispatchSubscriptionsRepository } from './dispatch-subscriptions.repository.js';
import { openSuperDispatch } from './super-dispatch/open-super-dispatch.js';
import { TmsPause } from './tms-pause.js';
import { TmsPort } from './tms-port.js';
import { TmsSteps } from './tms-steps.js';

@Module({
  imports: [DispatchesModule, OrdersModule, PresentersModule, WorkModule],
  controllers: [DispatchController],
  providers: [
    { provide: TmsPort, useFactory: openSuperDispatch, inject: [Clock] },
    DispatchPoller,
    DispatchSender,
    DispatchCallsRepository,
    DispatchFollower,
    DispatchInbox,
    DispatchSubscriber,
    DispatchSubscriptionsRepository,
    DispatchService,
    TmsPause,
    TmsSteps,
  ],
})
export class DispatchModule {}
