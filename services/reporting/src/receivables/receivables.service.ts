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

const columns = {
  orders: 'Orders',
  owed: 'Owed',
  current: 'Not due yet',
  upTo30: '1 to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
} as const satisfies Record<keyof ReceivablesCount, string>;

const header = ['Company', ...Object.values(columns)];
const names = Object.keys(columns) as (keyof ReceivablesCount)[];
const cellsOf = (count: ReceivablesCount): number[] => names.map((name) => count[name]);
