import { Controller } from '@nestjs/common';
import { type InputOf, portals, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { PortalsService } from './portals.service.js';

@Controller()
export class PortalsController {
  constructor(private readonly service: PortalsService) {}

  /** The reply's schema leaves out the rates. */
  @Implements(portals.own)
  own(@Caller() caller: Session) {
    return this.service.getPortal(caller, caller.portalId);
  }

  @Implements(portals.get)
  get(@Input() { params }: InputOf<typeof portals.get>, @Caller() caller: Session) {
    return this.service.getPortal(caller, params.portalId);
  }

  @Implements(portals.list)
  list(@Input() { query }: InputOf<typeof portals.list>) {
    return this.service.listPortals(query);
  }
}
