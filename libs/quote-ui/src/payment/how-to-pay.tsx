import { howToPay } from '@overland/contracts/format';
import { Note, TextWith, telHref } from '@overland/ui';

interface HowToPayProps {
  /** Whom to call: the provider, or the company of the order. */
  phone: string;
  /** The number of the order. */
  number: number;
}

/** How a customer pays: by phone, as a link that dials. */
export const HowToPay = ({ phone, number }: HowToPayProps) => (
  <Note as="span">
    <TextWith part={<a href={telHref(phone)}>{phone}</a>}>
      {(link) => howToPay({ phone: link, number })}
    </TextWith>
  </Note>
);
