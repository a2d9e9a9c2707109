import { Injectable } from '@nestjs/common';
import {
  type EventHandlerMap,
  type EventHandlers,
  getPortal,
  HandlesEvents,
  savePortal,
} from '@overland/service-kit';
import { Not } from 'typeorm';
import { OrderEntity } from './order.entity.js';

/** A renamed company's orders are listed and sorted under its new name, also when two renames arrive out of order. */
@Injectable()
@HandlesEvents()
export class CompanyNames implements EventHandlers {
  readonly name = 'company-names';
  readonly on: EventHandlerMap = {
    'portal.changed': async ({ payload }, manager) => {
      await savePortal(manager, payload);
      const portalId = payload._id;
      const { companyName } = await getPortal(manager, portalId);
      await manager
        .getRepository(OrderEntity)
        .update({ portalId, companyName: Not(companyName) }, { companyName });
    },
  };
}
