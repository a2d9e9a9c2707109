import { Controller } from '@nestjs/common';
import { type InputOf, orderTables, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { OrderTablesService } from './order-tables.service.js';

@Controller()
export class OrderTablesController {
  constructor(private readonly service: OrderTablesService) {}

  @Implements(orderTables.workList)
  workList(@Input() { query }: InputOf<typeof orderTables.workList>, @Caller() session: Session) {
    return this.service.workList(query, session);
  }

  @Implements(orderTables.markWork)
  markWork(@Input() { params, body }: InputOf<typeof orderTables.markWork>, @Caller() session: Session) {
    return this.service.markWork(params, body, session);
  }

  @Implements(orderTables.cod)
  cod(@Input() { body }: InputOf<typeof orderTables.cod>, @Caller() session: Session) {
    return this.service.cod(body, session);
  }
}
