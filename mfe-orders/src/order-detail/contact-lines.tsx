import { PlainList, styled, telHref } from '@overland/ui';
import { type Editing, InPlace } from './in-place';

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
interface ContactLinesProps {
  contact: Contact;
  /** The first phone is edited in place. */
  editing: Editing;
}

export function ContactLines({ contact: { phone, mobile, alt, email }, editing }: ContactLinesProps) {
  const phones = [
    { number: phone, kind: '' },
    { number: mobile, kind: 'mobile' },
    { number: alt, kind: 'alternate' },
  ].filter(({ number }) => number !== '');
  const canEdit = editing.order.actions.includes('edit');
  const hasFirst = phone !== '' || mobile !== '';
  if (phones.length === 0 && email === '' && !canEdit) return null;
  return (
    <Lines>
      {!hasFirst && canEdit && (
        <li>
          <InPlace {...editing}>No phone</InPlace>
        </li>
      )}
      {phones.map(({ number, kind }, at) => {
        const line = (
          <>
            <a href={telHref(number)}>{number}</a>
            {kind !== '' && <small> {kind}</small>}
          </>
        );
        return <li key={kind}>{hasFirst && at === 0 ? <InPlace {...editing}>{line}</InPlace> : line}</li>;
      })}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </Lines>
  );
}
