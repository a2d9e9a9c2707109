import type { CustomerOrder } from '@overland/contracts';
import { isPaymentOpen } from '@overland/contracts/format';
import { storyOf } from './payment-words';

/** What the customer can do now, the most urgent alone; null where nothing is left to do. */
export type NextThing = 'acceptTerms' | 'pay' | 'answerSurvey' | null;

export function nextThing(order: CustomerOrder): NextThing {
  if (lacksTerms(order)) return 'acceptTerms';
  if (isPaymentOpen(storyOf(order))) return 'pay';
  return order.survey !== null && !order.survey.isAnswered ? 'answerSurvey' : null;
}

/** They can be accepted until the delivery. */
export const lacksTerms = ({ termsAcceptedAt, status }: CustomerOrder): boolean =>
  termsAcceptedAt === null && status !== 'Canceled' && status !== 'Delivered';
