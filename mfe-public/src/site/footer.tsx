import { PHONE, PhoneIcon, styled, telHref } from '@overland/ui';
import { Link, siteConfig } from '@overland/web';

const Bar = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 28px',
  padding: '16px 36px',
  background: 'var(--paper)',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: 'var(--ink)',
    fontWeight: 600,
  },
  // A docked button covers the end of a phone's page.
  [PHONE]: { padding: '12px 16px 104px', justifyContent: 'flex-start' },
});

/** Links for customers: tracking, order status and terms, one for carriers, and the phone number. */
export function Footer() {
  const { supportPhone } = siteConfig();
  return (
    <Bar>
      <Link to="/track-order">Track your order</Link>
      <Link to="/order-status">Order status</Link>
      <Link to="/terms">Terms</Link>
      <Link to="/carriers">Drive with us</Link>
      {supportPhone !== '' && (
        <a href={telHref(supportPhone)}>
          <PhoneIcon />
          {supportPhone}
        </a>
      )}
    </Bar>
  );
}
