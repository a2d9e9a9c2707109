import { Controller } from '@nestjs/common';
import { type InputOf, orderEdits } from '@overland/contracts';
import { type By, CalledBy, Implements, Input } from '@overland/service-kit';
import { OrderEditsService } from './order-edits.service.js';

@Controller()
export class OrderEditsController {
  constructor(private readonly service: OrderEditsService) {}

  @Implements(orderEdits.update)
  update(@Input() { body }: InputOf<typeof orderEdits.update>, @CalledBy() by: By) {
    return this.service.update(body, by);
  }
}
