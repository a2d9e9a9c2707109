import { Note, styled, telHref } from '@overland/ui';

const PhoneLink = styled('a')({ color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' });

/** The phone number for questions; nothing where none is set. */
export function Assistance({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <Note>
      Questions? Call <PhoneLink href={telHref(phone)}>{phone}</PhoneLink>
    </Note>
  );
}
