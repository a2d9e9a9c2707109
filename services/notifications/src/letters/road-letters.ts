import { reportUntil } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { formatDay, formatDaysInFull, isPaymentOpen } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { filled, type Letter, named, plain, type Reading, toStatusPage } from './letter.js';
import { hasDriver, isDelivered, progressText, writtenDay } from './order-states.js';
import { paymentParagraph, storyOf } from './payment-texts.js';

/** The reminder before the pickup, with what is known about the driver. */
export function reminderLetter(reading: Reading): Letter {
  const { order } = reading;
  return {
    ...plain,
    subject: t('Reminder of your pickup: order #{number}, {route}', named(order)),
    preheader: t('Please have the keys ready.'),
    heading: t('A reminder of your pickup'),
    paragraphs: filled([
      t('Your pickup is planned for {days}.', { days: formatDaysInFull(order.pickupWindow) }),
      hasDriver(order) ? t('The driver will call you before arriving.') : notYetText(reading),
      t(
        'Please have the keys ready, take your belongings out of the vehicle and leave about a quarter of a tank of fuel in it.',
      ),
    ]),
    button: toStatusPage(reading, t('See your order')),
  };
}

function notYetText(reading: Reading): string {
  const { order, timeZone } = reading;
  if (order.isHeld) return paymentParagraph(reading);
  if (order.sdStatus === 'on_hold') return progressText(order, timeZone);
  return t('We are still looking for your carrier. We will write to you as soon as a driver is assigned.');
}

/** Says that a driver is assigned, or sends the link that the customer asked for. */
export function trackLetter(reading: Reading): Letter {
  const { order, timeZone } = reading;
  if (order.isLinkAsked) {
    return {
      ...plain,
      subject: t('The link to your order #{number}: {route}', named(order)),
      preheader: t('The link that you asked for.'),
      heading: t('Your order'),
      paragraphs: [
        t(
          'You asked for the link to your order. If it was not you, there is nothing to do: the link came to this address only.',
        ),
      ],
      button: toStatusPage(reading, t('See your order')),
    };
  }
  return {
    ...plain,
    subject: t('A driver is assigned to order #{number}: {route}', named(order)),
    preheader: t('Follow your order on its page.'),
    heading: t('A driver is assigned'),
    paragraphs: [
      order.sdStatus === 'accepted'
        ? t(
            'A carrier has taken your order and a driver is assigned. The driver will call you before the pickup.',
          )
        : progressText(order, timeZone),
      t('See how far your order is, at any time and on any device:'),
    ],
    button: toStatusPage(reading, t('Track your order')),
  };
}

export function pickupLetter(reading: Reading): Letter {
  const { order, toCustomer, timeZone } = reading;
  const day = writtenDay(order.pickedUpAt, timeZone);
  const name = order.customerFullName;
  const done = toCustomer
    ? day
      ? t('Your order was picked up on {day}.', { day })
      : t('Your order was picked up.')
    : day
      ? `The order of ${name} was picked up on ${day}.`
      : `The order of ${name} was picked up.`;
  const onTheWay = isDelivered(order)
    ? []
    : [
        t('It is on its way to {place}.', { place: order.deliveryText }),
        t('The driver will call before the delivery.'),
      ];
  return {
    ...plain,
    subject: t('Order #{number} is picked up: {route}', named(order)),
    preheader: isDelivered(order) ? t('The order was picked up.') : t('The order is on its way.'),
    heading: t('Picked up'),
    paragraphs: [[done, ...onTheWay].join(' ')],
    button: toStatusPage(reading, t('See your order')),
  };
}

export function deliveryLetter(reading: Reading): Letter {
  const { order, toCustomer, sender, timeZone } = reading;
  const day = writtenDay(order.deliveredAt, timeZone);
  const place = order.deliveryText;
  const name = order.customerFullName;
  const done = toCustomer
    ? day
      ? t('Your order was delivered in {place} on {day}.', { place, day })
      : t('Your order was delivered in {place}.', { place })
    : `The order of ${name} was delivered in ${place}${day ? ` on ${day}` : ''}.`;
  return {
    ...plain,
    subject: t('Order #{number} is delivered: {route}', named(order)),
    preheader: t('The order has arrived.'),
    heading: t('Delivered'),
    paragraphs: filled([
      done,
      ...(toCustomer ? afterDelivery(reading) : []),
      t('If anything is not as it should be, please call {phone} and name order #{number}.', {
        phone: sender.phone,
        number: order.uniqueId,
      }),
      toCustomer ? t('Thank you for choosing {sender}.', { sender: sender.name }) : '',
    ]),
    button: toStatusPage(reading, t('See your order')),
  };
}

/** What is left to do: to pay, to report damage, to say how it went. */
function afterDelivery(reading: Reading): string[] {
  const { order, timeZone, today } = reading;
  const story = storyOf(order);
  const reportBy = order.deliveredAt && reportUntil(todayIn(timeZone, new Date(order.deliveredAt)));
  const canReport = isDelivered(order) && reportBy && today <= reportBy;
  return [
    story !== null && isPaymentOpen(story) ? paymentParagraph(reading) : '',
    canReport
      ? t('Is anything damaged? Report it on the page of your order by {day}.', { day: formatDay(reportBy) })
      : '',
    isDelivered(order) && !order.surveyAnswered
      ? t('On the same page you can tell us how it went: three questions, about a minute.')
      : '',
  ];
}

export function surveyLetter({ order, sender, links, timeZone }: Reading): Letter {
  const place = order.deliveryText;
  const day = writtenDay(order.deliveredAt, timeZone);
  return {
    ...plain,
    subject: t('How did we do? Order #{number}, {route}', named(order)),
    preheader: t('Three questions, about a minute.'),
    heading: t('How did we do?'),
    paragraphs: [
      day
        ? t('Your order was delivered in {place} on {day}.', { place, day })
        : t('Your order was delivered in {place}.', { place }),
      t('Tell us how it went: three questions, about a minute.'),
    ],
    button: { href: links.survey, label: t('Tell us how it went') },
    footnote: t(
      'The link is yours and can be answered once. If something is still open, please call {phone}.',
      {
        phone: sender.phone,
      },
    ),
  };
}
