import { Inject, Injectable } from '@nestjs/common';
import {
  type CustomerSurvey,
  contactOf,
  messages,
  type PortalRecord,
  type SurveySubmission,
  surveyMessages,
} from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  AppError,
  addToOutbox,
  Clock,
  Database,
  getPortal,
  linkKeyFrom,
  type RequestInfo,
  readIdLink,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { REPORTING_CONFIG, type ReportingConfig } from '../config.js';
import type { OrderFactEntity } from '../facts/order-fact.entity.js';
import { lowMarksOf } from './low-marks.js';
import { SurveysRepository } from './surveys.repository.js';

/** Whoever has the link to a survey counts as the customer (docs/product/surveys.md). */
@Injectable()
export class CustomerSurveys {
  private readonly linkKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly surveys: SurveysRepository,
    private readonly clock: Clock,
    @Inject(REPORTING_CONFIG) config: ReportingConfig,
  ) {
    this.linkKey = linkKeyFrom(config.MAIL_SEAL_KEY, 'surveys');
  }

  /**
   * An allow-list, so that new fields of a fact stay hidden from customers.
   * @throws AppError linkExpired, the same for every link that does not work; conflict before the delivery.
   */
  open(token: string): Promise<CustomerSurvey> {
    return this.database.inSystem(async (manager) => {
      const order = await this.orderOf(manager, token);
      const portal = await getPortal(manager, order.portalId);
      return {
        uniqueId: order.uniqueId,
        ...companyOf(portal),
        pickupCity: order.pickupCity,
        deliveryCity: order.deliveryCity,
        deliveredOn: order.deliveredAt && todayIn(portal.timeZone, order.deliveredAt),
        firstName: order.customerFirstName,
        vehicle: order.make,
        isAnswered: await this.surveys.isAnswered(manager, order.orderId),
        questions: await this.surveys.listQuestions(manager),
      };
    });
  }

  /** @throws AppError as `open`; conflict if the order has a survey already. */
  submit(
    { id: token, ...answers }: SurveySubmission,
    { requestId }: RequestInfo,
  ): Promise<{ message: string }> {
    return this.database.inSystem(async (manager) => {
      const { orderId, portalId, uniqueId } = await this.orderOf(manager, token);
      const answeredAt = this.clock.now();
      const isNew = await this.surveys.add(manager, { orderId, portalId, uniqueId, answeredAt, answers });
      if (!isNew) throw new AppError('conflict', surveyMessages.answered);
      const answered = { orderId, at: answeredAt.toISOString(), lowMarks: lowMarksOf(answers) };
      await addToOutbox(manager, 'survey.answered', answered, { requestId });
      return { message: surveyMessages.sent };
    });
  }

  private async orderOf(manager: EntityManager, token: string): Promise<OrderFactEntity> {
    const orderId = readIdLink(this.linkKey, token);
    const order = orderId === null ? null : await this.surveys.findOrder(manager, orderId);
    if (!order || order.status === 'Canceled') throw new AppError('linkExpired', messages.linkNotValid);
    if (!isDelivered(order)) throw new AppError('conflict', surveyMessages.notDelivered);
    return order;
  }
}

const companyOf = (portal: PortalRecord) => ({
  companyName: portal.companyName,
  companyLogo: portal.companyLogo,
  isCustomerPortal: portal.isCustomerPortal,
  portal: { displayMCLogo: portal.displayMCLogo, accentColor: portal.accentColor },
  contact: contactOf(portal, { email: '', phone: '' }),
});

/** A delivered order that is flagged is not Delivered, but can still be answered. */
const isDelivered = ({ status, deliveredAt }: OrderFactEntity): boolean =>
  status === 'Delivered' || deliveredAt !== null;
