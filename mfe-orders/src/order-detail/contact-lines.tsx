import { PlainList, styled, telHref } from '@overland/ui';

const Lines = styled(PlainList)({
  display: 'grid',
  gap: 2,
  fontSize: 15,
  '& a': {
    overflowWrap: 'anywhere',
    display: 'inline-block',
    padding: '3px 0',
  },
  '& small': { fontSize: 14, color: 'var(--ink-2)' },
});

interface Contact {
  phone: string;
  mobile: string;
  alt: string;
  email: string;
}

/** How to reach someone: every number and address once, each a link that calls or writes. */
export function ContactLines({ contact: { phone, mobile, alt, email } }: { contact: Contact }) {
  const phones = [
    { number: phone, kind: '' },
    { number: mobile, kind: 'mobile' },
    { number: alt, kind: 'alternate' },
  ].filter(({ number }) => number !== '');
  if (phones.length === 0 && email === '') return null;
  return (
    <Lines>
      {phones.map(({ number, kind }) => (
        <li key={kind}>
          <a href={telHref(number)}>{number}</a>
          {kind !== '' && <small> {kind}</small>}
        </li>
      ))}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </Lines>
  );
}
