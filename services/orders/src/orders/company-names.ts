import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents, savePortal } from '@overland/service-kit';

/** A renamed company's orders are listed and sorted under its new name, also when two renames arrive out of order. */
@Injectable()
@HandlesEvents()
export class CompanyNames implements EventHandlers {
  readonly name = 'company-names';
  readonly on: EventHandlerMap = {
    'portal.changed': async ({ payload }, manager) => {
      await savePortal(manager, payload);
      await manager.query(
        `update orders set company_name = r.data ->> 'companyName' from portal_replicas r
         where r.portal_id = $1 and orders.portal_id = $1 and company_name <> r.data ->> 'companyName'`,
        [payload._id],
      );
    },
  };
}
