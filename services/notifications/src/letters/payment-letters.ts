import { amountDue } from '@overland/contracts';
import { changeLines, formatDay, formatMoney, isPaymentOpen } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { type Letter, plain, type Reading, toStatusPage } from './letter.js';
import { writtenDay } from './order-states.js';
import { paymentParagraph, storyOf } from './payment-texts.js';

export function paymentRequestLetter(reading: Reading): Letter {
  const { order } = reading;
  const { price, paidAmount, isPaymentDue } = order;
  const amount = formatMoney(amountDue({ price, paidAmount, paid: !isPaymentDue }));
  const prices = (order.changes ?? []).filter(({ field }) => field === 'price');
  return {
    ...plain,
    subject: t('Payment due for order #{number}: {amount}', { number: order.uniqueId, amount }),
    preheader: t('What is due for your order, and how to pay it.'),
    heading: t('Payment due'),
    paragraphs: [
      ...(prices.length > 0 ? [t('The price of your order has changed.')] : []),
      paymentParagraph(reading),
    ],
    amount,
    changes: changeLines(prices),
    button: toStatusPage(reading, t('See your order')),
    prices: true,
  };
}

export function receiptLetter(reading: Reading): Letter {
  const { order, sender, timeZone } = reading;
  const [only, ...others] = order.received ? [order.received] : (order.payments ?? []);
  const one = others.length === 0 ? only : undefined;
  const amount = formatMoney(one?.amount ?? order.paidAmount ?? order.price);
  const paidOn = one ? one.paidOn : order.paidOn;
  const day = others.length > 0 ? '' : paidOn ? formatDay(paidOn) : writtenDay(order.paidAt, timeZone);
  const story = storyOf(order);
  const number = order.uniqueId;
  return {
    ...plain,
    subject: t('Your receipt for order #{number}: {amount}', { number, amount }),
    preheader: t('This is your receipt.'),
    heading: t('Your payment is received'),
    paragraphs: [
      `${
        day
          ? t('{payee} received {amount} for order #{number} on {day}.', {
              payee: sender.name,
              amount,
              number,
              day,
            })
          : t('{payee} received {amount} for order #{number}.', { payee: sender.name, amount, number })
      } ${t('This is your receipt.')}`,
      ...(story !== null && isPaymentOpen(story) ? [paymentParagraph(reading)] : []),
    ],
    amount,
    button: toStatusPage(reading, t('See your order')),
    prices: true,
  };
}
