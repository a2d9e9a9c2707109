import type { ToldClaim } from '@overland/contracts';
import { formatDay, formatMoney } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { filled, type Letter, plain, type Reading, toStatusPage } from './letter.js';

/** To the customer: what became of the damage that was reported. Nothing is promised before it is approved. */
export function claimLetter(reading: Reading, claim: ToldClaim): Letter {
  const { heading, preheader, texts, amount } = toldOf(claim);
  const { uniqueId: number } = reading.order;
  return {
    ...plain,
    subject: t('{heading}: order #{number}', { heading, number }),
    preheader,
    heading,
    paragraphs: filled([
      ...texts,
      claim.answer === '' ? '' : t('What we found: {answer}', { answer: claim.answer }),
    ]),
    amount: amount === null ? '' : formatMoney(amount),
    button: toStatusPage(reading, t('See your order')),
    footnote:
      claim.state === 'declined'
        ? t('If you see it differently, please call {phone}.', { phone: reading.sender.phone })
        : '',
  };
}

function toldOf({ state, vehicles, what, agreed, paid, answerBy }: ToldClaim) {
  const vehicle = vehicles.join(', ');
  const dollars = state === 'paid' ? paid : agreed;
  const amount = formatMoney(dollars ?? 0);
  switch (state) {
    case 'reported':
      return {
        heading: t('We have your report of damage'),
        preheader: t('What was reported, and when we answer.'),
        texts: [
          t('Damage to the {vehicle} was reported: {what}', { vehicle, what }),
          answerBy === null
            ? ''
            : t('We will look into it and answer by {day}.', { day: formatDay(answerBy) }),
          t(
            'Please keep the vehicle as it is until then if you can. This is not yet a decision about your claim.',
          ),
        ],
        amount: null,
      };
    case 'approved':
      return {
        heading: t('Your claim is approved'),
        preheader: t('The decision about the reported damage.'),
        texts: [t('Your claim about the {vehicle} is approved for {amount}.', { vehicle, amount })],
        amount: dollars,
      };
    case 'declined':
      return {
        heading: t('Your claim is declined'),
        preheader: t('The decision about the reported damage.'),
        texts: [t('We looked into your claim about the {vehicle} and cannot approve it.', { vehicle })],
        amount: null,
      };
    case 'paid':
      return {
        heading: t('Your claim is paid'),
        preheader: t('What was paid for the reported damage.'),
        texts: [t('{amount} was paid for your claim about the {vehicle}.', { vehicle, amount })],
        amount: dollars,
      };
  }
}

const companyWords = {
  reported: 'Damage reported',
  approved: 'Claim approved',
  declined: 'Claim declined',
  paid: 'Claim paid',
} as const satisfies Record<ToldClaim['state'], string>;

/** To the company, in English. */
export function companyClaimLetter({ order, links }: Reading, claim: ToldClaim): Letter {
  const heading = companyWords[claim.state];
  const { number, state, vehicles, what, asked, agreed, paid, answer, answerBy } = claim;
  const dollars = { reported: asked, approved: agreed, declined: null, paid }[state];
  const isFromCustomer = claim.source === 'customer';
  return {
    ...plain,
    subject: `${heading}: order #${order.uniqueId}`,
    preheader: `Claim ${number} of order #${order.uniqueId}.`,
    heading,
    paragraphs: filled([
      state === 'reported'
        ? `${isFromCustomer ? order.customerFullName : 'Staff'} reported damage to the ${vehicles.join(', ')}: ${what}`
        : `Claim ${number} of ${order.customerFullName} about the ${vehicles.join(', ')}: ${what}`,
      state === 'reported' && asked !== null ? `Asked for: ${formatMoney(asked)}.` : '',
      answer === '' ? '' : `The customer was told: ${answer}`,
      answerBy === null ? '' : `We will answer by ${formatDay(answerBy)}.`,
    ]),
    amount: state === 'reported' || dollars === null ? '' : formatMoney(dollars),
    button: { href: `${links.order}#claims`, label: 'Open the order' },
  };
}
