import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type insight,
  owedAgeNames,
  owedAges,
  type ReceivablesCount,
  type ReceivablesReport,
  type Session,
} from '@overland/contracts';
import { Clock, Database, portalOf, portalScope, writeCsv } from '@overland/service-kit';
import { ReceivablesRepository } from './receivables.repository.js';

/** What customers owe now, of one's own company; MCAdmin may read any or all. */
@Injectable()
export class ReceivablesService {
  constructor(
    private readonly database: Database,
    private readonly receivables: ReceivablesRepository,
    private readonly clock: Clock,
  ) {}

  async read(
    { portalId: viewAs }: InputOf<typeof insight.receivables>['query'],
    caller: Session,
  ): Promise<ReceivablesReport> {
    const scope = portalScope(caller, viewAs);
    const sums = await this.database.withPortal(scope, (manager) =>
      this.receivables.sum(manager, { scope, now: this.clock.now() }),
    );
    const [total = none] = sums
      .filter(({ portalId }) => portalId === null)
      .map(({ portalId: _portalId, companyName: _companyName, ...count }) => count);
    const companies = sums.flatMap(({ portalId, ...sum }) => (portalId === null ? [] : { portalId, ...sum }));
    return { portalId: portalOf(scope), total, companies };
  }

  async file(query: InputOf<typeof insight.receivables>['query'], caller: Session): Promise<string> {
    const { companies, total } = await this.read(query, caller);
    return writeCsv([
      header,
      ...companies.map(({ companyName, ...count }) => [companyName, ...cellsOf(count)]),
      ['Total', ...cellsOf(total)],
    ]);
  }
}

const none: ReceivablesCount = {
  ...{ orders: 0, owed: 0, current: 0 },
  ...{ upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 },
};

const header = ['Company', 'Orders', 'Owed', ...owedAgeNames.map((age) => owedAges[age].label)];
const cellsOf = ({ orders, owed, ...byAge }: ReceivablesCount): number[] => [
  orders,
  owed,
  ...owedAgeNames.map((age) => byAge[age]),
];
