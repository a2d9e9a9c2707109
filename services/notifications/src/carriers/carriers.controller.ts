import { Controller } from '@nestjs/common';
import { carriers, type InputOf } from '@overland/contracts';
import { CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { CarriersService } from './carriers.service.js';

@Controller()
export class CarriersController {
  constructor(private readonly carriers: CarriersService) {}

  @Implements(carriers.apply)
  apply(@Input() { body }: InputOf<typeof carriers.apply>, @CallInfo() call: RequestInfo) {
    return this.carriers.apply(body, call);
  }
}
