import type { AnsweredRequest } from '@overland/contracts';
import { formatDay } from '@overland/contracts/format';
import { t } from '@overland/i18n';

type Answered = Pick<AnsweredRequest, 'kind' | 'isAccepted' | 'wishedDay'>;

/** What an email says of the answer to a customer's request; a note of staff stands below it. */
export function answerTexts(
  { kind, isAccepted, wishedDay }: Answered,
  name: string,
): { heading: string; text: string } {
  const day = wishedDay === null ? '' : formatDay(wishedDay);
  if (kind === 'pickupDate') return isAccepted ? dayChanged(name, day) : dayStays(name, day);
  return isAccepted ? canceled(name) : notCanceled(name);
}

const dayChanged = (name: string, day: string) => ({
  heading: t('Your pickup day is changed'),
  text: t('Hello {name}, as you asked, your order can now be picked up starting {day}.', { name, day }),
});

const dayStays = (name: string, day: string) => ({
  heading: t('Your pickup day stays'),
  text: t(
    'Hello {name}, you asked for {day} as first pickup day. We cannot offer it, so your order stays as it is.',
    { name, day },
  ),
});

const canceled = (name: string) => ({
  heading: t('Your order is canceled'),
  text: t('Hello {name}, as you asked, your order is canceled. Nothing will be picked up.', { name }),
});

const notCanceled = (name: string) => ({
  heading: t('Your order is not canceled'),
  text: t('Hello {name}, you asked to cancel your order. It goes on as it is.', { name }),
});
