import { Injectable } from '@nestjs/common';
import {
  type EventHandlerMap,
  type EventHandlers,
  getPortal,
  HandlesEvents,
  savePortal,
} from '@overland/service-kit';

/** A renamed company's quotes are listed and sorted under its new name, also when two renames arrive out of order. */
@Injectable()
@HandlesEvents()
export class CompanyNames implements EventHandlers {
  readonly name = 'company-names';
  readonly on: EventHandlerMap = {
    'portal.changed': async ({ payload }, manager) => {
      await savePortal(manager, payload);
      const { companyName } = await getPortal(manager, payload._id);
      await manager.query('update quotes set company_name = $2 where portal_id = $1 and company_name <> $2', [
        payload._id,
        companyName,
      ]);
    },
  };
}
