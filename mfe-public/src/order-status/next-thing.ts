import type { CustomerOrder } from '@overland/contracts';
import { isPaymentOpen } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { storyOf } from './payment-words';

/** What the customer can do now, the most urgent alone; null where nothing is left to do. */
type NextThing = 'acceptTerms' | 'pay' | 'answerSurvey' | null;

export function nextThing(order: CustomerOrder): NextThing {
  if (lacksTerms(order)) return 'acceptTerms';
  if (isPaymentOpen(storyOf(order))) return 'pay';
  return order.survey !== null && !order.survey.isAnswered ? 'answerSurvey' : null;
}

/** They can be accepted until the delivery. */
export const lacksTerms = ({ termsAcceptedAt, status }: CustomerOrder): boolean =>
  termsAcceptedAt === null && status !== 'Canceled' && status !== 'Delivered';

interface NextWords {
  title: string;
  /** Null where the payment is told (`PaymentWords`). */
  note: string | null;
}

export function nextWords(order: CustomerOrder): NextWords | null {
  switch (nextThing(order)) {
    case 'acceptTerms':
      return {
        title: order.before ? t('Accept the terms again') : t('Accept the terms of your order'),
        note: order.mayAccept
          ? t('What we promise, and what we ask of you.')
          : t('You accept them by the link in your email. We can send it again.'),
      };
    case 'pay':
      return { title: t('Pay by phone'), note: null };
    case 'answerSurvey':
      return { title: t('How did we do?'), note: t('Three questions, about a minute.') };
    case null:
      return null;
  }
}
