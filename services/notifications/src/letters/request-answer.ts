import type { AnsweredRequest } from '@overland/contracts';
import { formatDay } from '@overland/contracts/format';
import { t } from '@overland/i18n';

type Answered = Pick<AnsweredRequest, 'kind' | 'isAccepted' | 'wishedDay'>;

/** What an email says about the answer to a customer's request. A note by staff follows below. */
export function answerTexts({ kind, isAccepted, wishedDay }: Answered): { heading: string; text: string } {
  const day = wishedDay === null ? '' : formatDay(wishedDay);
  if (kind === 'pickupDate') return isAccepted ? dayChanged(day) : dayStays(day);
  return isAccepted ? canceled() : notCanceled();
}

const dayChanged = (day: string) => ({
  heading: t('Your pickup day is changed'),
  text: t('As you asked, your order can now be picked up starting {day}.', { day }),
});

const dayStays = (day: string) => ({
  heading: t('Your pickup day stays'),
  text: t('You asked for {day} as first pickup day. We cannot offer it, so your order stays as it is.', {
    day,
  }),
});

const canceled = () => ({
  heading: t('Your order is canceled'),
  text: t('As you asked, your order is canceled. Nothing will be picked up.'),
});

const notCanceled = () => ({
  heading: t('Your order is not canceled'),
  text: t('You asked to cancel your order. It goes on as it is.'),
});
