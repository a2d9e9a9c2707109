import { Note, styled } from '@overland/ui';

const PhoneLink = styled('a')({ color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' });

/** The phone number to call with questions; nothing where the operator has set none. */
export function Assistance({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <Note>
      Questions? Call <PhoneLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</PhoneLink>
    </Note>
  );
}
