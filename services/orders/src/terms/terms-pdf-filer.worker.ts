import { Injectable } from '@nestjs/common';
import { todayIn } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import { type Claim, Clock, DueWork, type DueWorker } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import type { EntityManager } from 'typeorm';
import type { TermsAcceptanceEntity } from '../agreements/terms-acceptance.entity.js';
import { TermsFilingEntity } from '../agreements/terms-filing.entity.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';
import { lineOf } from '../orders/activity-line.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { TermsPdfs } from './terms-pdfs.service.js';

const type = 'application/pdf';

/** One key for each acceptance, so that a repeated run overwrites what an interrupted one left. */
const keyOf = ({ orderId, id }: TermsAcceptanceEntity) => `orders/${orderId}/${id}.pdf`;

/** The same version may be accepted again after a change of the order: the day tells the files apart. */
const nameOf = ({ version, acceptedAt }: TermsAcceptanceEntity, timeZone: string) =>
  `Accepted terms, ${formatDay(todayIn(timeZone, acceptedAt))}, version ${version}.pdf`;

@Injectable()
@DueWork({ name: 'terms-pdf', entity: TermsFilingEntity })
export class TermsPdfFiler implements DueWorker<TermsFilingEntity> {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly pdfs: TermsPdfs,
    private readonly store: FileStore,
    private readonly files: OrderFilesRepository,
    private readonly clock: Clock,
  ) {}

  /** Bytes first, then the row that shows them. */
  async work({ acceptanceId, portalId }: TermsFilingEntity, claim: Claim<TermsFilingEntity>): Promise<void> {
    const { acceptance, timeZone, pdf } = await this.pdfs.ofAcceptance({ acceptanceId, portalId });
    const bytes = await pdf.make();
    await this.store.put(keyOf(acceptance), { bytes, type });
    await claim.inSystem(async (manager) => {
      await claim.remove(manager);
      await this.show(manager, acceptance, { name: nameOf(acceptance, timeZone), size: bytes.length });
    });
  }

  private async show(
    manager: EntityManager,
    acceptance: TermsAcceptanceEntity,
    { name, size }: { name: string; size: number },
  ): Promise<void> {
    const { orderId, portalId } = acceptance;
    const at = this.clock.now();
    await this.files.insert(manager, {
      ...{ key: keyOf(acceptance), orderId, portalId, name, type, size },
      ...{
        state: 'added',
        hasPreview: false,
        // The customer's page links to it by itself.
        forCustomer: false,
        forClaim: false,
        isProof: true,
        addedBy: 'System',
        createdAt: at,
        addedAt: at,
        removedAt: null,
      },
    });
    const entry = { kind: 'other', at, actor: 'System', source: 'system', note: `Added ${name}.` } as const;
    await this.orders.addActivities(manager, [lineOf({ id: orderId, portalId }, entry)]);
  }
}
