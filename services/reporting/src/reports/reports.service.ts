import { Injectable } from '@nestjs/common';
import type { Report, ReportName, ReportQuery, Session } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { Clock, Database, forbidden, portalOf, portalScope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { ReportPortalEntity } from '../portals/report-portal.entity.js';
import { figuresOf } from './figures-of.js';
import { type Days, lastOfMonth } from './report-days.js';
import { piecesOf } from './report-pieces.js';
import { needsParts, type ReportRequest, reportRequest, splits } from './report-request.js';
import { rowsOf, totalOf } from './report-rows.js';
import { ReportScopeRepository } from './report-scope.repository.js';
import { type Counted, ReportSumsRepository, type SumsRow } from './report-sums.repository.js';

/** Reports over orders (docs/product/reports.md). The session decides whose orders count. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sums: ReportSumsRepository,
    private readonly scopes: ReportScopeRepository,
  ) {}

  /** @throws AppError forbidden for an Admin whose company may not use this report. */
  get(report: ReportName, query: ReportQuery, caller: Session): Promise<Report> {
    const scope = portalScope(caller, query.portalId);
    const today = todayIn(providerTimeZone, this.clock.now());
    const request = reportRequest(report, query, today);
    return this.database.withPortal(scope, async (manager) => {
      if (!(await this.scopes.mayRead(manager, report, caller))) throw forbidden();
      const own = portalOf(scope);
      const portals = await this.portalsOf(manager, request, own);
      const sums = await this.sums.read(manager, countedOf(request, { portals, own, today }));
      const { named, keyed } = await this.nameRows(manager, request, sums, portals);
      const rows = rowsOf(request, keyed, named);
      const upTo = (await this.sums.lastEventAt(manager)) ?? this.clock.now();
      return {
        from: request.from,
        to: request.to,
        compared: request.compared,
        by: request.by,
        upTo: upTo.toISOString(),
        totals: figuresOf(totalOf(sums, 0)),
        comparedTotals: request.compared && figuresOf(totalOf(sums, 1)),
        rows,
      };
    });
  }

  /** The name of the chosen region, if the caller may see one of its companies; null for none. */
  async nameRegion({ region, portalId }: ReportQuery, caller: Session): Promise<string | null> {
    if (region === undefined) return null;
    const scope = portalScope(caller, portalId);
    return this.database.withPortal(scope, async (manager) => {
      const wanted = { portalId: portalOf(scope), region, isDealership: false };
      const [seen] = await this.scopes.listPortals(manager, wanted);
      const names = seen && (await this.scopes.nameRegions(manager, [region]));
      return names?.get(region) ?? 'Unknown region';
    });
  }

  /** Null if all orders of the scope count and no row shows a portal's name. */
  private async portalsOf(
    manager: EntityManager,
    request: ReportRequest,
    own: string | null,
  ): Promise<ReportPortalEntity[] | null> {
    const isDealership = request.report === 'avgCostByDealership';
    const isNamed = request.by === 'portal' || request.by === 'region';
    if (!isDealership && !isNamed && request.region === undefined) return null;
    return this.scopes.listPortals(manager, { portalId: own, region: request.region ?? null, isDealership });
  }

  /** Turns rows of portals into rows of their regions, if these were requested. */
  private async nameRows(
    manager: EntityManager,
    { by }: ReportRequest,
    sums: SumsRow[],
    portals: readonly ReportPortalEntity[] | null,
  ): Promise<{ named: Map<string, string>; keyed: SumsRow[] }> {
    if (by !== 'portal' && by !== 'region') return { named: new Map(), keyed: sums };
    const found = sums.filter(({ orders }) => orders !== 0);
    const known = new Map(portals?.map((portal) => [portal.portalId, portal]));
    if (by === 'portal') {
      return { named: new Map([...known].map(([id, { companyName }]) => [id, companyName])), keyed: found };
    }
    const keyed = found.map((row) => ({ ...row, key: known.get(row.key)?.region ?? 'none' }));
    return {
      named: await this.scopes.nameRegions(manager, [...new Set(keyed.map(({ key }) => key))]),
      keyed,
    };
  }
}

interface Whose {
  portals: readonly ReportPortalEntity[] | null;
  own: string | null;
  today: string;
}

function countedOf(request: ReportRequest, { portals, own, today }: Whose): Counted {
  const isNamed = request.by === 'portal' || request.by === 'region';
  const isFiltered = request.region !== undefined || request.report === 'avgCostByDealership';
  const detail = {
    by: request.by,
    portals: own !== null || isNamed || isFiltered,
    parts: needsParts(request),
  };
  const periods = [untilMonthEnd(request, today), ...(request.compared ? [request.compared] : [])];
  return {
    pieces: periods.map((days) => piecesOf(days, detail)),
    by: request.by,
    split: splits(request),
    portals: detail.portals,
    portalIds: isFiltered ? (portals ?? []).map(({ portalId }) => portalId) : own === null ? null : [own],
    only: request,
  };
}

/** Nothing is booked in the future, so a current month can be read as a whole one. */
const untilMonthEnd = ({ from, to }: Days, today: string): Days => ({
  from,
  to: to >= today ? lastOfMonth(to) : to,
});
