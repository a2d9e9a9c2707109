import { Controller } from '@nestjs/common';
import { addresses, type InputOf, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { AddressesService } from './addresses.service.js';

@Controller()
export class AddressesController {
  constructor(private readonly service: AddressesService) {}

  @Implements(addresses.list)
  list(@Input() { query }: InputOf<typeof addresses.list>, @Caller() session: Session) {
    return this.service.list(query, session);
  }

  @Implements(addresses.suggest)
  suggest(@Input() { query }: InputOf<typeof addresses.suggest>, @Caller() session: Session) {
    return this.service.suggest(query, session);
  }

  @Implements(addresses.ofCustomer)
  ofCustomer(@Input() { body }: InputOf<typeof addresses.ofCustomer>, @Caller() session: Session) {
    return this.service.ofCustomer(body, session);
  }

  @Implements(addresses.add)
  add(@Input() { body }: InputOf<typeof addresses.add>, @CalledBy() by: By) {
    return this.service.add(body, by);
  }

  @Implements(addresses.update)
  update(@Input() { params, body }: InputOf<typeof addresses.update>, @CalledBy() by: By) {
    return this.service.update(params.addressId, body, by);
  }

  @Implements(addresses.setStatus)
  setStatus(@Input() { params, body }: InputOf<typeof addresses.setStatus>, @Caller() session: Session) {
    return this.service.setStatus(params.addressId, body.status, session);
  }
}
