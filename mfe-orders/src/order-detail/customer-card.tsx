import type { Order } from '@overland/contracts';
import { Card, Note, PHONE, styled, telHref } from '@overland/ui';
import { ContactLines } from './contact-lines';

const Body = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px 24px',
  [PHONE]: { flexDirection: 'column', alignItems: 'stretch' },
});
const Name = styled('h2')({ fontSize: 18, fontWeight: 800, lineHeight: 1.4, overflowWrap: 'anywhere' });
/** On a phone, where it is tapped. */
const Call = styled('a')({
  display: 'none',
  [PHONE]: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    border: '1px solid var(--field)',
    borderRadius: 8,
    color: 'var(--ink)',
    fontWeight: 600,
    textDecoration: 'none',
  },
});

/** Whom one calls about the order, and for which company. */
export function CustomerCard({ order }: { order: Order }) {
  const phone = order.customerPhone || order.customerMobilePhone;
  return (
    <Card as="section" aria-label="Customer">
      <Body>
        <div>
          <Name>{order.customerFullName}</Name>
          <Note>{order.companyName}</Note>
        </div>
        {phone !== '' && <Call href={telHref(phone)}>Call Customer</Call>}
        <ContactLines
          contact={{
            phone: order.customerPhone,
            mobile: order.customerMobilePhone,
            alt: order.customerAltPhone,
            email: order.customerEmail,
          }}
          editing={{ order, field: 'customerPrimaryPhone', label: 'Customer phone' }}
        />
      </Body>
    </Card>
  );
}
