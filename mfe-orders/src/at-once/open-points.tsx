import {
  amountDue,
  type OpenPoints as Open,
  type Order,
  type OrdersCheck,
  owesPayment,
} from '@overland/contracts';
import { formatMoney, Notice, PlainList, styled } from '@overland/ui';

const Scrolled = styled(PlainList)({ maxHeight: 160, overflowY: 'auto', margin: '4px 0 0' });

const openOf = (order: Order): Open => ({
  due: owesPayment(order) ? amountDue(order) : 0,
  termsAccepted: order.termsAcceptedAt !== null,
});

/** What of the customer is still open, in one line; null where nothing is. */
export function openPointsOf({ due, termsAccepted }: Open): string | null {
  const points = [
    ...(due > 0 ? [`${formatMoney(due)} COD is not paid`] : []),
    ...(termsAccepted ? [] : ['the customer has not accepted the terms']),
  ];
  return points.length === 0 ? null : `${points.join(', and ')}.`;
}

export function OpenPoints({ order }: { order: Order }) {
  const text = openPointsOf(openOf(order));
  return text !== null && <Notice tone="amber">{`Still open: ${text}`}</Notice>;
}

/** The same of several orders, by their numbers. */
export function OpenPointsOfEach({ possible }: Pick<OrdersCheck, 'possible'>) {
  const lines = possible.flatMap(({ uniqueId, open }) => {
    const text = open ? openPointsOf(open) : null;
    return text === null ? [] : [`#${uniqueId}: ${text}`];
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="amber">
      Still open:
      <Scrolled aria-label="Still open" tabIndex={0}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Scrolled>
    </Notice>
  );
}
