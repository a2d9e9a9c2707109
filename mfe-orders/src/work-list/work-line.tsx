import type { WorkItem } from '@overland/contracts';
import { Button, LinkButton, RouteText, styled } from '@overland/ui';
import { Link } from '@overland/web';
import { orderHref, payClaimHref, payHref } from '../order-cards';
import { LaterMenu } from './later-menu';
import { Line } from './line';
import { factsOf, isLate, kindOf, type Remedy, remedyOf } from './work-words';

const Kind = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  fontWeight: 600,
  '& svg': { flex: 'none' },
});
const Order = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 600, marginRight: 6 },
});
const Facts = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Action = styled('div')({
  justifySelf: 'end',
  display: 'flex',
  gap: 8,
  flexWrap: 'wrap',
  justifyContent: 'end',
});

interface WorkLineProps {
  item: WorkItem;
  isStaff: boolean;
  isBusy: boolean;
  onRemedy: (item: WorkItem, remedy: Remedy) => void;
}

export function WorkLine({ item, isStaff, isBusy, onRemedy }: WorkLineProps) {
  const remedy = remedyOf(item, { isStaff });
  const isPayment = remedy.label === 'Record Payment';
  const about = `order #${item.uniqueId}`;
  return (
    <Line>
      <Kind>
        <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
          <path d="M5 0 10 5 5 10 0 5z" fill={isLate(item) ? 'var(--stop)' : 'var(--amber)'} />
        </svg>
        {kindOf(item)}
      </Kind>
      <Order>
        <Link to={orderHref(item.orderId)}>{`#${item.uniqueId}`}</Link>
        {item.customerFullName}
      </Order>
      <Facts>
        <RouteText from={item.pickup} to={item.delivery} />
        <small>{factsOf(item)}</small>
      </Facts>
      <Action>
        {'card' in remedy ? (
          <LinkButton
            size="small"
            to={hrefOf(item, remedy)}
            aria-label={`${remedy.label} ${isPayment || remedy.label === 'Pay Claim' ? 'for ' : ''}${about}`}
          >
            {remedy.label}
          </LinkButton>
        ) : (
          <Button
            size="small"
            busy={isBusy}
            busyLabel="One moment…"
            aria-label={`${remedy.label} for ${about}`}
            onClick={() => onRemedy(item, remedy)}
          >
            {remedy.label}
          </Button>
        )}
        <LaterMenu item={item} />
      </Action>
    </Line>
  );
}

/** At the dialog where one step is left, else at the card. */
function hrefOf({ orderId }: WorkItem, { label, card }: Extract<Remedy, { card: unknown }>): string {
  if (label === 'Record Payment') return payHref(orderId);
  return label === 'Pay Claim' ? payClaimHref(orderId) : orderHref(orderId, card);
}
