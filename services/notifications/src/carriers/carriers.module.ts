import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { CarrierApplicationsRepository } from './carrier-applications.repository.js';
import { CarrierMailer } from './carrier-mailer.worker.js';
import { CarrierMails } from './carrier-mails.js';
import { CarriersController } from './carriers.controller.js';
import { CarriersService } from './carriers.service.js';

@Module({
  imports: [EmailsModule],
  controllers: [CarriersController],
  providers: [CarrierApplicationsRepository, CarrierMailer, CarrierMails, CarriersService],
})
export class CarriersModule {}
