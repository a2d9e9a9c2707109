import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { CarriersController } from './carriers.controller.js';
import { CarriersService } from './carriers.service.js';

@Module({
  imports: [EmailsModule],
  controllers: [CarriersController],
  providers: [CarriersService],
})
export class CarriersModule {}
