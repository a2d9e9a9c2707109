import { Injectable } from '@nestjs/common';
import type { CodTable, InputOf, orderTables, ReplyOf, Session } from '@overland/contracts';
import { Clock, Database, portalScope } from '@overland/service-kit';
import { CodTableRepository } from './cod-table.repository.js';
import { readWorkList } from './work-list.js';

@Injectable()
export class OrderTablesService {
  constructor(
    private readonly database: Database,
    private readonly codTable: CodTableRepository,
    private readonly clock: Clock,
  ) {}

  workList(viewAs: string | undefined, session: Session): Promise<ReplyOf<typeof orderTables.workList>> {
    const scope = portalScope(session, viewAs);
    const now = this.clock.now();
    return this.database.withPortal(scope, (manager) =>
      readWorkList(manager, { scope, now, withDispatch: session.role === 'MCAdmin' }),
    );
  }

  cod(request: InputOf<typeof orderTables.cod>['body'], session: Session): Promise<CodTable> {
    const scope = portalScope(session, request.portalId);
    const now = this.clock.now();
    return this.database.withPortal(scope, (manager) => this.codTable.read(manager, { request, scope, now }));
  }
}
