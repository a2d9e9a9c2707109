import type { Order } from '@overland/contracts';
import { moveLabels } from '@overland/quote-ui/booking';
import { Chip, Facts, formatCreated, HeroPrice, levelLabel, Section, styled } from '@overland/ui';
import { Link } from '@overland/web';
import { ContactLines } from './contact-lines';

const Paid = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
});
const Price = styled('div')({ marginBottom: 14 });
const Customer = styled('div')({ display: 'grid', gap: 4, '& b': { fontWeight: 600 } });

/** Whose vehicles they are, and how to reach them. */
export function CustomerCard({ order }: { order: Order }) {
  return (
    <Section title="Customer">
      <Customer>
        <b>{order.customerFullName}</b>
        <ContactLines
          contact={{
            phone: order.customerPhone,
            mobile: order.customerMobilePhone,
            alt: order.customerAltPhone,
            email: order.customerEmail,
          }}
        />
      </Customer>
    </Section>
  );
}

/** What it costs, how it is paid, and whether it is. */
export function PaymentCard({ order }: { order: Order }) {
  return (
    <Section title="Payment">
      <Price>
        <HeroPrice dollars={order.price} />
      </Price>
      <Facts
        facts={[
          { label: 'Payment', value: <Payment order={order} /> },
          { label: 'Picked up within', value: levelLabel(order.serviceLevel) },
          { label: 'Company', value: order.companyName },
          { label: 'Move type', value: order.moveType && moveLabels[order.moveType] },
          { label: 'Registration', value: order.reg },
          { label: 'Booked', value: formatCreated(order.createdAt) },
          { label: 'Quote', value: <Link to={`/quote/${order.quoteId}`}>#{order.uniqueId}</Link> },
        ]}
      />
    </Section>
  );
}

function Payment({ order: { paymentType, paid } }: { order: Order }) {
  return (
    <Paid>
      {paymentType}
      <Chip tone={paid ? 'solid' : 'amber'}>{paid ? 'Paid' : 'Unpaid'}</Chip>
    </Paid>
  );
}
