import { Injectable } from '@nestjs/common';
import type { InputOf, insight, ReceivablesCount, ReceivablesReport, Session } from '@overland/contracts';
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
    const total = sums.find(({ portalId }) => portalId === null);
    return {
      portalId: portalOf(scope),
      total: total ? countOf(total) : none,
      companies: sums.flatMap(({ portalId, companyName, ...sum }) =>
        portalId === null ? [] : { portalId, companyName, ...countOf(sum) },
      ),
    };
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

const countOf = ({
  orders,
  owed,
  current,
  upTo30,
  upTo60,
  upTo90,
  over90,
}: ReceivablesCount): ReceivablesCount => ({
  ...{ orders, owed, current },
  ...{ upTo30, upTo60, upTo90, over90 },
});

const header = [
  'Company',
  'Orders',
  'Owed',
  'Not due yet',
  '1 to 30 days',
  '31 to 60 days',
  '61 to 90 days',
  'Over 90 days',
];
const cellsOf = ({ orders, owed, current, upTo30, upTo60, upTo90, over90 }: ReceivablesCount): number[] => [
  orders,
  owed,
  current,
  upTo30,
  upTo60,
  upTo90,
  over90,
];
