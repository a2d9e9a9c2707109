import { changeLines, formatMoney } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { type Letter, plain, type Reading, toStatusPage } from './letter.js';
import { writtenDay } from './order-states.js';
import { paymentParagraph } from './payment-texts.js';

export function paymentRequestLetter(reading: Reading): Letter {
  const { order } = reading;
  const amount = formatMoney(order.price);
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
  const amount = formatMoney(order.paidAmount ?? order.price);
  const day = writtenDay(order.paidAt, timeZone);
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
    ],
    amount,
    button: toStatusPage(reading, t('See your order')),
    prices: true,
  };
}
