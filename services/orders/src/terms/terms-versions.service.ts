import { Injectable } from '@nestjs/common';
import {
  noTerms,
  type Session,
  type Terms,
  type TermsForm,
  type TermsReturn,
  type TermsTexts,
} from '@overland/contracts';
import { languages } from '@overland/i18n';
import { AppError, addToOutbox, Clock, Database, getPortal, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { TermsRepository } from '../agreements/terms.repository.js';
import type { TermsVersionEntity } from '../agreements/terms-version.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toTerms } from './order-terms.mapper.js';
import { auditNoteOf } from './terms-audit.js';

const changedMeanwhile =
  'Someone else changed the terms in the meantime. Your entries are kept: load the newer version and check them.';

type Call = Pick<RequestInfo, 'requestId' | 'ip'>;

/** The versions of the provider's terms, and of portals that have their own. */
@Injectable()
export class TermsVersions {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly terms: TermsRepository,
    private readonly clock: Clock,
  ) {}

  /** The provider's terms, which anybody may read; who wrote them is only shown to staff. */
  async current(): Promise<Terms> {
    const found = await this.database.inSystem((manager) => this.terms.inForce(manager, null));
    return { ...toTerms(found), createdBy: '' };
  }

  async list(portalId: string | null): Promise<Terms[]> {
    return (await this.database.inSystem((manager) => this.terms.list(manager, portalId))).map(toTerms);
  }

  /**
   * Saving the same texts again changes nothing, whatever the version.
   * @throws AppError notFound for an unknown portal, conflict if another version than the edited one is in force.
   */
  save({ portalId, version, texts }: TermsForm, session: Session, call: Call): Promise<Terms> {
    return this.database.inSystem(async (manager) => {
      const subject =
        portalId === null ? 'Terms' : `Terms of ${(await getPortal(manager, portalId)).companyName}`;
      const before = await this.terms.findLast(manager, portalId);
      if (before && isSame(before.texts, texts)) return toTerms(before);
      const inForce = before?.version ?? 0;
      if (version !== inForce) throw conflict(inForce);
      const row = {
        portalId,
        version: inForce + 1,
        texts,
        createdAt: this.clock.now(),
        createdBy: await this.orders.actorOf(manager, session),
      };
      if (!(await this.terms.insert(manager, row))) return this.writtenMeanwhile(manager, row);
      await addToOutbox(manager, 'order.audited', auditNoteOf({ subject, before, row, session, call }), call);
      return toTerms({ id: 0, ...row });
    });
  }

  /** Saves a version without sections, after which the portal's customers accept the provider's terms again. */
  returnToProvider(form: TermsReturn, session: Session, call: Call): Promise<Terms> {
    return this.save({ ...form, texts: noTerms }, session, call);
  }

  /** After a double click, or if somebody else saved the next version at the same moment. */
  private async writtenMeanwhile(
    manager: EntityManager,
    { portalId, texts, version }: Omit<TermsVersionEntity, 'id'>,
  ): Promise<Terms> {
    const written = await this.terms.findLast(manager, portalId);
    if (written && isSame(written.texts, texts)) return toTerms(written);
    throw conflict(written?.version ?? version);
  }
}

const conflict = (version: number) => new AppError('conflict', changedMeanwhile, { details: { version } });

const isSame = (one: TermsTexts, other: TermsTexts) => wordsOf(one) === wordsOf(other);
const wordsOf = (texts: TermsTexts) =>
  JSON.stringify(languages.map((language) => texts[language].map(({ title, text }) => [title, text])));
