import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { AddressesController } from './addresses.controller.js';
import { AddressesRepository } from './addresses.repository.js';
import { AddressesService } from './addresses.service.js';

@Module({
  imports: [OrdersModule],
  controllers: [AddressesController],
  providers: [AddressesRepository, AddressesService],
  exports: [AddressesRepository],
})
export class AddressesModule {}
