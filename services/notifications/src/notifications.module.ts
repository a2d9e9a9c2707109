import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseModule } from '@overland/service-kit';
import { CarriersModule } from './carriers/carriers.module.js';
import { NOTIFICATIONS_CONFIG, NotificationsConfig } from './config.js';
import { notificationsDatabase } from './data-source.js';
import { EmailsModule } from './emails/emails.module.js';
import { HeldModule } from './held/held.module.js';
import { PushModule } from './push/push.module.js';
import { SendingModule } from './sending/sending.module.js';

@Module({
  imports: [
    DatabaseModule.forService(notificationsDatabase),
    ConfigModule.forService(NOTIFICATIONS_CONFIG, NotificationsConfig),
    EmailsModule,
    SendingModule,
    HeldModule,
    CarriersModule,
    PushModule,
  ],
})
export class NotificationsModule {}
