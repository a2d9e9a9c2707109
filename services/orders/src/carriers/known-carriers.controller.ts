import { Controller } from '@nestjs/common';
import { type KnownCarriers, orderWork } from '@overland/contracts';
import { Implements } from '@overland/service-kit';
import { KnownCarriersService } from './known-carriers.service.js';

@Controller()
export class KnownCarriersController {
  constructor(private readonly carriers: KnownCarriersService) {}

  @Implements(orderWork.listCarriers)
  list(): Promise<KnownCarriers> {
    return this.carriers.list();
  }
}
