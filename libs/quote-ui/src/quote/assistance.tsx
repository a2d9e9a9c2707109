import { t } from '@overland/i18n';
import { Note, styled, TextWith, telHref } from '@overland/ui';

const PhoneLink = styled('a')({ color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' });

/** The phone number for questions; nothing where none is set. */
export function Assistance({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <Note>
      <TextWith part={<PhoneLink href={telHref(phone)}>{phone}</PhoneLink>}>
        {(link) => t('Questions? Call {phone}', { phone: link })}
      </TextWith>
    </Note>
  );
}
