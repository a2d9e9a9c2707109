import { howToPay } from '@overland/contracts/format';
import { Note, TextWith, telHref } from '@overland/ui';

interface HowToPayProps {
  /** Whom to call: the provider, or the company of the order. */
  phone: string;
  number: number;
}

export const HowToPay = ({ phone, number }: HowToPayProps) => (
  <Note as="span">
    <TextWith part={<a href={telHref(phone)}>{phone}</a>}>
      {(link) => howToPay({ phone: link, number })}
    </TextWith>
  </Note>
);
