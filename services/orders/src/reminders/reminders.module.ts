import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { DueReminders } from './due-reminders.worker.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersRepository } from './reminders.repository.js';
import { Reminders } from './reminders.service.js';

@Module({
  imports: [NoticesModule, OrdersModule],
  controllers: [RemindersController],
  providers: [DueReminders, Reminders, RemindersRepository],
})
export class RemindersModule {}
