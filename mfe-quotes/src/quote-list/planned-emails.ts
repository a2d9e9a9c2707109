import { type FollowUpsPlan, optionalEmail, type PlannedFollowUp } from '@overland/contracts';
import { letterNames } from '../letter-names';

/** By quote, as they are typed. */
export type Addresses = Readonly<Record<string, string>>;

interface Choice {
  unticked: ReadonlySet<string>;
  typed: Addresses;
}

const addressOf = (typed: string | undefined): string => optionalEmail.safeParse(typed).data ?? '';

export const isWrong = (typed: string | undefined): boolean => !optionalEmail.safeParse(typed).success;

/** Those that go as it stands: without the unticked, with those whose address was typed. */
export function goingOf({ possible, withoutAddress }: FollowUpsPlan, { unticked, typed }: Choice) {
  const addressed = withoutAddress.map((one) => ({ ...one, to: addressOf(typed[one.quoteId]) }));
  return [
    ...possible.filter(({ quoteId }) => !unticked.has(quoteId)),
    ...addressed.filter(({ to }) => to !== ''),
  ];
}

/** "The quote, gets 2 emails" */
export function noteOf({ letter, isUnsubscribed, to }: PlannedFollowUp, going: readonly PlannedFollowUp[]) {
  const count = going.filter((one) => one.to === to).length;
  return [
    letterNames[letter],
    ...(isUnsubscribed ? ['wants no reminders'] : []),
    ...(count > 1 ? [`gets ${count} emails`] : []),
  ].join(', ');
}
