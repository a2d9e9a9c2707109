import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  messages,
  type PortalChange,
  type PortalForm,
  type PortalRecord,
  PortalTerms,
  portalEdits,
  portalPrices,
  type Session,
  type TariffChange,
} from '@overland/contracts';
import { formatMoney, saidToStaff } from '@overland/contracts/format';
import {
  AppError,
  type By,
  Database,
  idempotently,
  invalidField,
  keyedCall,
  notFound,
  portalScope,
  refuseTogether,
  ServiceClient,
} from '@overland/service-kit';
import { record } from '../audit/audit.repository.js';
import { Logos } from '../logos/logos.service.js';
import { portalChanges } from './portal-changes.js';
import { PortalsRepository } from './portals.repository.js';

@Injectable()
export class PortalEdits {
  constructor(
    private readonly database: Database,
    private readonly portals: PortalsRepository,
    private readonly client: ServiceClient,
    private readonly logos: Logos,
  ) {}

  async create(form: PortalForm, by: By): Promise<PortalRecord> {
    const portal = newPortalOf(form);
    await this.checkPrices(null, { ...portal, version: 0 }, by);
    await this.logos.keep(portal.companyLogo, null);
    const key = keyedCall(`POST ${portalEdits.create.path}`, by, form);
    return this.database.inSystem((manager) =>
      idempotently(manager, key, async () => {
        await this.portals.checkFamily(manager, portal);
        const saved = await this.portals.save(manager, portal, by.info.requestId);
        await record(manager, by, { action: 'portal.created', ...factsOf(saved) });
        return saved;
      }),
    );
  }

  /** @throws AppError conflict with the current portal, if another version is in force. */
  update(portalId: string, { version, ...form }: PortalChange, by: By): Promise<PortalRecord> {
    return this.change({ portalId, version, by }, changedBy(form));
  }

  /** Changes the tariff only; an Admin may do this for their own portal. */
  updateTariff(portalId: string, { version, ...tariff }: TariffChange, by: By): Promise<PortalRecord> {
    return this.change({ portalId, version, by }, (before) => ({ ...before, ...tariff }));
  }

  /** @throws AppError invalid with all that a new portal would be refused for. */
  judgeNew(form: PortalForm, by: By): Promise<void> {
    return this.judge(null, { ...newPortalOf(form), version: 0 }, by);
  }

  /** @throws AppError invalid with all that the change would be refused for, notFound */
  async judgeChange(
    portalId: string,
    form: Omit<PortalChange, 'version'> | Omit<TariffChange, 'version'>,
    by: By,
  ): Promise<void> {
    const before = await this.getChangeable(portalId, by);
    const after = 'companyName' in form ? changedBy(form)(before) : { ...before, ...form };
    return this.judge(before, after, by);
  }

  private judge(before: PortalRecord | null, after: PortalRecord, by: By): Promise<void> {
    const checkFamily = () => this.database.inSystem((manager) => this.portals.checkFamily(manager, after));
    return refuseTogether([() => this.checkPrices(before, after, by), checkFamily]);
  }

  private async change(
    { portalId, version, by }: { portalId: string; version: number; by: By },
    edit: (before: PortalRecord) => PortalRecord,
  ): Promise<PortalRecord> {
    const found = await this.getChangeable(portalId, by);
    const form = edit(found);
    // Outside of the transaction, which must not wait for another service or a store.
    await this.checkPrices(found, form, by);
    await this.logos.keep(form.companyLogo, found.companyLogo);
    return this.database.inSystem(async (manager) => {
      const before = await this.portals.lock(manager, portalId);
      if (!before) throw notFound();
      const wanted = edit(before);
      const changes = portalChanges(
        before,
        wanted,
        await this.portals.familyNames(manager, [before, wanted]),
      );
      // Saving the same values again is neither a change nor an error, whatever the version.
      if (changes.length === 0) return before;
      if (version !== before.version) throw changedMeanwhile(before);
      await this.portals.checkFamily(manager, wanted);
      const saved = await this.portals.save(manager, wanted, by.info.requestId);
      await record(manager, by, { action: 'portal.changed', ...factsOf(saved), changes });
      return saved;
    });
  }

  private async getChangeable(portalId: string, { session }: By): Promise<PortalRecord> {
    const scope = portalScope(session, portalId);
    const found = await this.database.withPortal(scope, (manager) => this.portals.find(manager, portalId));
    if (!found || !mayChange(session, portalId)) throw notFound();
    return found;
  }

  /** @throws AppError invalid for a discount whose option is off, or above the lowest rate. */
  private async checkPrices(before: PortalRecord | null, after: PortalRecord, by: By): Promise<void> {
    if (before && haveSamePrices(before, after)) return;
    refuseDiscountWithoutOption(before, after);
    await this.checkTerms(after, by);
  }

  /** @throws AppError invalid for a discount above the lowest rate. */
  private async checkTerms(portal: PortalRecord, { info }: By): Promise<void> {
    const body = PortalTerms.parse(portal);
    const { warnings, highestDiscount } = await this.client.call(portalPrices.check, { body }, info);
    if (!warnings.some(({ code }) => code === 'discountTooHigh')) return;
    const message = saidToStaff('The customer discount can be at most {most}, the lowest rate of all.', {
      most: formatMoney(highestDiscount),
    });
    throw invalidField('portalAdminDiscount', message);
  }
}

function newPortalOf(form: PortalForm): Omit<PortalRecord, 'version'> {
  const { companyLogo = null, requiresSecondStep = false, followUpDays = [] } = form;
  const kept = { companyLogo, requiresSecondStep, followUpDays };
  return { ...form, _id: randomUUID(), isCustomerPortal: false, ...kept };
}

const changedBy =
  (form: Omit<PortalChange, 'version'>) =>
  (before: PortalRecord): PortalRecord => {
    const {
      companyLogo = before.companyLogo,
      requiresSecondStep = before.requiresSecondStep,
      followUpDays = before.followUpDays,
    } = form;
    return { ...before, ...form, companyLogo, requiresSecondStep, followUpDays };
  };

/** One that is stored from before stays for later. */
function refuseDiscountWithoutOption(before: PortalRecord | null, after: PortalRecord): void {
  const { portalAdminDiscount, displayDiscountOption } = after;
  if (displayDiscountOption || portalAdminDiscount === (before?.portalAdminDiscount ?? 0)) return;
  throw invalidField('portalAdminDiscount', messages.discountOptionOff);
}

function mayChange(session: Session, portalId: string): boolean {
  return session.role === 'MCAdmin' || session.portalId === portalId;
}

function changedMeanwhile(portal: PortalRecord): AppError {
  const message =
    'Someone else changed this portal in the meantime. Your entries are kept: load the newer version and check them.';
  return new AppError('conflict', message, { details: { portal } });
}

const factsOf = ({ _id: portalId, version, companyName }: PortalRecord) => ({
  userId: null,
  portalId,
  details: { version: String(version), companyName },
});

function haveSamePrices(one: PortalRecord, other: PortalRecord): boolean {
  return isDeepStrictEqual(PortalTerms.parse(one), PortalTerms.parse(other));
}
