import { Module } from '@nestjs/common';
import { KnownCarriersController } from './known-carriers.controller.js';
import { KnownCarriersRepository } from './known-carriers.repository.js';
import { KnownCarriersService } from './known-carriers.service.js';

/** The carriers of earlier orders, which are suggested for the next ones. */
@Module({
  controllers: [KnownCarriersController],
  providers: [KnownCarriersRepository, KnownCarriersService],
  exports: [KnownCarriersRepository],
})
export class CarriersModule {}
