import type { AnsweredRequest } from '@overland/contracts';
import { formatDay } from '@overland/contracts/format';

type Answered = Pick<AnsweredRequest, 'kind' | 'isAccepted' | 'wishedDay'>;

/** What an email says of the answer to a customer's request; a note of staff stands below it. */
export function answerTexts({ kind, isAccepted, wishedDay }: Answered): { heading: string; text: string } {
  const day = wishedDay === null ? '' : formatDay(wishedDay);
  if (kind === 'pickupDate') {
    return isAccepted
      ? {
          heading: 'Your pickup day is changed',
          text: `as you asked, your order can now be picked up starting ${day}.`,
        }
      : {
          heading: 'Your pickup day stays',
          text: `you asked for ${day} as first pickup day. We cannot offer it, so your order stays as it is.`,
        };
  }
  return isAccepted
    ? {
        heading: 'Your order is canceled',
        text: 'as you asked, your order is canceled. Nothing will be picked up.',
      }
    : { heading: 'Your order is not canceled', text: 'you asked to cancel your order. It goes on as it is.' };
}
