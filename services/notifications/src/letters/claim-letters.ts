import type { ToldClaim } from '@overland/contracts';
import { formatDay, formatMoney } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { filled, type Letter, plain, type Reading, toStatusPage } from './letter.js';

/** To the customer: what became of the damage that was reported. Nothing is promised before it is approved. */
export function claimLetter(reading: Reading, claim: ToldClaim): Letter {
  const { heading, preheader, texts } = claim.isReopened ? reopened(claim) : toldOf(claim);
  const { uniqueId: number } = reading.order;
  return {
    ...plain,
    subject: t('{heading}: order #{number}', { heading, number }),
    preheader,
    heading,
    paragraphs: filled([...texts, noteOf(claim)]),
    button: toStatusPage(reading, t('See your order')),
    footnote:
      claim.state === 'declined'
        ? t('If you see it differently, please call {phone}.', { phone: reading.sender.phone })
        : '',
  };
}

function noteOf({ state, answer }: ToldClaim): string {
  if (answer === '') return '';
  return state === 'declined'
    ? t('What we found: {answer}', { answer })
    : t('Our note: {answer}', { answer });
}

const reopened = ({ vehicles }: ToldClaim) => ({
  heading: t('We are looking at your claim again'),
  preheader: t('The decision that you were told of no longer counts.'),
  texts: [
    t(
      'We are looking again at your claim about the {vehicle}. The decision that you were told of no longer counts.',
      { vehicle: vehicles.join(', ') },
    ),
    t('You hear the new decision on the page of your order and by email.'),
  ],
});

function toldOf({ state, vehicles, what, agreed, paid, answerBy }: ToldClaim) {
  const vehicle = vehicles.join(', ');
  const amount = formatMoney((state === 'paid' ? paid : agreed) ?? 0);
  switch (state) {
    case 'reported':
      return {
        heading: t('We have your report of damage'),
        preheader: t('What was reported, and when we answer.'),
        texts: [
          t('Damage to the {vehicle} was reported: {what}', { vehicle, what }),
          answerBy === null
            ? ''
            : t('We will look into it. Our first answer is on the page of your order by {day}.', {
                day: formatDay(answerBy),
              }),
          t(
            'Please keep the vehicle as it is until then if you can. This is not yet a decision about your claim.',
          ),
        ],
      };
    case 'approved':
      return {
        heading: t('Your claim is approved'),
        preheader: t('The decision about the reported damage.'),
        texts: [t('Your claim about the {vehicle} is approved for {amount}.', { vehicle, amount })],
      };
    case 'declined':
      return {
        heading: t('Your claim is declined'),
        preheader: t('The decision about the reported damage.'),
        texts: [t('We looked into your claim about the {vehicle} and cannot approve it.', { vehicle })],
      };
    case 'paid':
      return {
        heading: t('Your claim is paid'),
        preheader: t('What was paid for the reported damage.'),
        texts: [t('{amount} was paid for your claim about the {vehicle}.', { vehicle, amount })],
      };
  }
}

const companyHeadings = {
  reported: 'Damage reported',
  approved: 'Claim approved',
  declined: 'Claim declined',
  paid: 'Claim paid',
} as const satisfies Record<ToldClaim['state'], string>;

/** To the company, in English. */
export function companyClaimLetter({ order, links }: Reading, claim: ToldClaim): Letter {
  const heading = claim.isReopened ? 'Claim reopened' : companyHeadings[claim.state];
  const { number, what, asked, answer, answerBy } = claim;
  const isNew = claim.state === 'reported' && !claim.isReopened;
  return {
    ...plain,
    subject: `${heading}: order #${order.uniqueId}`,
    preheader: `Claim ${number} of order #${order.uniqueId}.`,
    heading,
    paragraphs: filled([
      companyTexts(claim, order.customerFullName),
      isNew ? '' : `What was reported: ${what}`,
      isNew && asked !== null ? `Asked for: ${formatMoney(asked)}.` : '',
      answer === '' ? '' : `The customer was told: ${answer}`,
      answerBy === null
        ? ''
        : `${isNew ? 'The first answer' : 'The decision'} is due ${formatDay(answerBy)}.`,
    ]),
    button: { href: `${links.order}#claims`, label: 'Open the order' },
  };
}

function companyTexts(claim: ToldClaim, customer: string): string {
  const { number, state, vehicles, what, agreed, paid } = claim;
  const vehicle = vehicles.join(', ');
  const ofClaim = `claim ${number} of ${customer} about the ${vehicle}`;
  if (claim.isReopened) return `We are looking again at ${ofClaim}. The decision no longer counts.`;
  switch (state) {
    case 'reported':
      return `${claim.source === 'customer' ? customer : 'Staff'} reported damage to the ${vehicle}: ${what}`;
    case 'approved':
      return `We approved ${formatMoney(agreed ?? 0)} for ${ofClaim}.`;
    case 'declined':
      return `We declined ${ofClaim}.`;
    case 'paid':
      return `We paid ${formatMoney(paid ?? 0)} for ${ofClaim}.`;
  }
}
