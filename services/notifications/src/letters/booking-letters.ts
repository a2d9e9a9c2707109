import { changeLines } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { claimLetter } from './claim-letters.js';
import type { OrderFacts } from './email-facts.js';
import { filled, type Letter, named, plain, type Reading, toStatusPage } from './letter.js';
import { isCanceled, isProven, progressText } from './order-states.js';
import { paymentParagraph } from './payment-texts.js';
import { answerTexts } from './request-answer.js';

export function transfereeLetter(reading: Reading): Letter {
  const { order } = reading;
  if (order.claim) return claimLetter(reading, order.claim);
  if (order.answered) return answerLetter(reading, order.answered);
  if (isCanceled(order)) return canceledLetter(reading);
  return order.hasChanged ? changedLetter(reading) : bookedLetter(reading);
}

function bookedLetter(reading: Reading): Letter {
  const { order, sender, timeZone } = reading;
  return {
    ...plain,
    subject: t('Your order #{number} is booked: {route}', named(order)),
    preheader: t('We have your order.'),
    heading: t('Your order is booked'),
    paragraphs: filled([
      t('Thank you for booking with {sender}.', { sender: sender.name }),
      progressText(order, timeZone),
      paymentParagraph(reading),
    ]),
    button: toStatusPage(reading, t('See your order')),
    prices: true,
  };
}

function canceledLetter(reading: Reading): Letter {
  const { order, sender } = reading;
  const reason = order.canceled?.customerReason ?? '';
  return {
    ...plain,
    subject: t('Your order #{number} is canceled: {route}', named(order)),
    preheader: t('Your order is canceled.'),
    heading: t('Your order is canceled'),
    paragraphs: filled([
      t('Your order #{number}, {route}, is canceled.', named(order)),
      reason === '' ? '' : t('The reason: {reason}', { reason }),
      paymentParagraph(reading),
      t('If you still need the transport, please call {phone}.', { phone: sender.phone }),
    ]),
    button: toStatusPage(reading, t('See your order')),
  };
}

function changedLetter(reading: Reading): Letter {
  const { order } = reading;
  return {
    ...plain,
    subject: t('Order #{number} has changed: {route}', named(order)),
    preheader: t('What was, and what is now.'),
    heading: t('Your order has changed'),
    paragraphs: filled([t('This is what changed:')]),
    changes: changesOf(order),
    footnote: isPriceChanged(order) ? paymentParagraph(reading) : '',
    button: toStatusPage(reading, t('See your order')),
    prices: true,
  };
}

function answerLetter(reading: Reading, answered: NonNullable<OrderFacts['answered']>): Letter {
  const { order } = reading;
  const { heading, text } = answerTexts(answered);
  return {
    ...plain,
    subject: t('{heading}: order #{number}, {route}', { heading, ...named(order) }),
    preheader: t('The answer to your request.'),
    heading,
    paragraphs: filled([
      text,
      answered.kind === 'pickupDate' && answered.isAccepted && !order.termsAccepted
        ? t('Please accept the terms of your order as it is now. The link is in an email of its own.')
        : '',
      isCanceled(order) ? paymentParagraph(reading) : '',
    ]),
    button: toStatusPage(reading, t('See your order')),
    prices: !isCanceled(order),
  };
}

/** What has changed in an order; without what a visitor typed, unless the mailbox is proven. */
export function changesOf(order: OrderFacts): Letter['changes'] {
  const typed: readonly string[] = isProven(order) ? [] : ['pickupAddress', 'deliveryAddress', 'vin'];
  return changeLines((order.changes ?? []).filter(({ field }) => !typed.includes(field)));
}

const isPriceChanged = ({ changes = [] }: OrderFacts): boolean =>
  changes.some(({ field }) => field === 'price');

/** Asks to accept the terms, or confirms that they were accepted. */
export function termsLetter(reading: Reading): Letter {
  const { order, links } = reading;
  if (order.hasAccepted) return acceptedLetter(reading);
  const number = order.uniqueId;
  return {
    ...plain,
    subject: order.hasChanged
      ? t('Please accept the terms of order #{number}: it has changed', { number })
      : t('Please accept the terms of order #{number}', { number }),
    preheader: t('One step is left: your agreement to the terms.'),
    heading: t('Please accept the terms'),
    paragraphs: filled([
      order.hasChanged
        ? t(
            'Your order has changed. Please look at what is new, and accept the terms of the order as it is now.',
          )
        : t('Please read and accept the terms of this order.'),
      t('Reading and accepting them takes a few minutes.'),
      isPriceChanged(order) ? paymentParagraph(reading) : '',
    ]),
    changes: changesOf(order),
    button: { href: links.terms, label: t('Read and accept the terms') },
    prices: true,
  };
}

function acceptedLetter({ order, links }: Reading): Letter {
  return {
    ...plain,
    subject: t('You have accepted the terms of order #{number}', { number: order.uniqueId }),
    preheader: t('A copy of what you have accepted.'),
    heading: t('You have accepted the terms'),
    paragraphs: [
      t(
        'Thank you: you have accepted the terms of this order. Please keep the PDF. It shows what you have accepted, with your name and the time. If this was not you, please tell us.',
      ),
    ],
    button: { href: links.termsPdf, label: t('Save the PDF') },
    prices: true,
  };
}
