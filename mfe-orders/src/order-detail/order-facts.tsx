import { moveLabels, type Order, type OrderText, orderTextNames, orderTexts } from '@overland/contracts';
import { OwnerName } from '@overland/quote-ui/owner';
import {
  CheckIcon,
  Facts,
  formatInstantDay,
  levelLabel,
  Note,
  PlainList,
  Section,
  styled,
} from '@overland/ui';
import { Link } from '@overland/web';
import { InPlace } from './in-place';

export function OrderFacts({ order }: { order: Order }) {
  const canEdit = order.actions.includes('edit');
  const textOf = (name: OrderText) =>
    order[name] === '' && !canEdit ? null : (
      <InPlace order={order} field={name} label={orderTexts[name].label}>
        {order[name] || '–'}
      </InPlace>
    );
  return (
    <Section title="Order">
      <Facts
        facts={[
          { label: 'Owner', value: <OwnerName ownerId={order.ownerId} portalId={order.portalId} /> },
          ...orderTextNames.map((name) => ({ label: orderTexts[name].label, value: textOf(name) })),
          { label: 'Move type', value: order.moveType && moveLabels[order.moveType] },
          { label: 'Non-domestic', value: order.sirvaNonDomestic ? 'Yes' : null },
          { label: 'Picked up within', value: levelLabel(order.serviceLevel) },
          { label: 'Booked', value: formatInstantDay(order.createdAt) },
          // Who may change it has a card for it.
          { label: 'Carrier', value: order.cost === null ? order.carrierName : null },
          { label: 'Quote', value: <Link to={`/quote/${order.quoteId}`}>#{order.uniqueId}</Link> },
        ]}
      />
    </Section>
  );
}

const Agents = styled(PlainList)({
  display: 'grid',
  gap: 14,
  fontSize: 15,
  '& b': { fontWeight: 600, display: 'block' },
  '& a': { color: 'var(--blue)', overflowWrap: 'anywhere', textUnderlineOffset: 3 },
});
const Flags = styled('span')({
  display: 'flex',
  gap: 16,
  marginTop: 4,
  fontSize: 14,
  color: 'var(--ink-2)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& svg': { color: 'var(--sign)' },
});

export function AgentsCard({ order }: { order: Order }) {
  const canEdit = order.actions.includes('edit');
  if (order.agents.length === 0 && !canEdit) return null;
  return (
    <Section
      title="Agents"
      aside={
        canEdit && (
          <Link to={`/order/${order.orderId}/edit`}>{order.agents.length === 0 ? 'Add' : 'Edit'}</Link>
        )
      }
    >
      {order.agents.length === 0 && <Note>Nobody else is emailed about this order.</Note>}
      <Agents>
        {order.agents.map(({ name, email, pickup, delivery }) => (
          <li key={email}>
            {name !== '' && <b>{name}</b>}
            <a href={`mailto:${email}`}>{email}</a>
            <Flags>
              {pickup && <Told of="Pickup" />}
              {delivery && <Told of="Delivery" />}
            </Flags>
          </li>
        ))}
      </Agents>
    </Section>
  );
}

function Told({ of }: { of: string }) {
  return (
    <span>
      <CheckIcon size={14} />
      {of}
    </span>
  );
}
