import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';

/** A renamed company's quotes are listed and sorted under its new name. */
@Injectable()
@HandlesEvents()
export class CompanyNames implements EventHandlers {
  readonly name = 'company-names';
  readonly on: EventHandlerMap = {
    'portal.changed': async ({ payload }, manager) => {
      await manager.query('update quotes set company_name = $2 where portal_id = $1 and company_name <> $2', [
        payload._id,
        payload.companyName,
      ]);
    },
  };
}
