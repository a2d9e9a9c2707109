import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
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
    const { companyLogo = null, requiresSecondStep = false } = form;
    const kept = { _id: randomUUID(), isCustomerPortal: false };
    const portal = { ...form, ...kept, companyLogo, requiresSecondStep };
    await this.checkTerms({ ...portal, version: 0 }, by);
    await this.logos.keep(companyLogo, null);
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
    return this.change({ portalId, version, by }, (before) => {
      const { companyLogo = before.companyLogo, requiresSecondStep = before.requiresSecondStep } = form;
      return { ...before, ...form, companyLogo, requiresSecondStep };
    });
  }

  /** Changes the tariff only; an Admin may do this for their own portal. */
  updateTariff(portalId: string, { version, ...tariff }: TariffChange, by: By): Promise<PortalRecord> {
    return this.change({ portalId, version, by }, (before) => ({
      ...before,
      ...tariff,
      // An Admin cannot change a discount that customers are not shown.
      portalAdminDiscount: before.displayDiscountOption
        ? tariff.portalAdminDiscount
        : before.portalAdminDiscount,
    }));
  }

  private async change(
    { portalId, version, by }: { portalId: string; version: number; by: By },
    edit: (before: PortalRecord) => PortalRecord,
  ): Promise<PortalRecord> {
    const scope = portalScope(by.session, portalId);
    const found = await this.database.withPortal(scope, (manager) => this.portals.find(manager, portalId));
    if (!found || !mayChange(by.session, portalId)) throw notFound();
    const form = edit(found);
    // Outside of the transaction, which must not wait for another service or a store.
    if (!haveSamePrices(found, form)) await this.checkTerms(form, by);
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
