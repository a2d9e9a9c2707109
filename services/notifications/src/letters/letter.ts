import type { ShownOrderChange } from '@overland/contracts/format';
import type { OrderFacts } from './email-facts.js';

/** The content of an order's email, in the current language. */
export interface Letter {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** Shown large; '' for none. */
  amount: string;
  changes: ShownOrderChange[];
  button: { href: string; label: string } | null;
  /** Below the button; '' for none. */
  footnote: string;
  prices: boolean;
}

export const plain = {
  paragraphs: [],
  amount: '',
  changes: [],
  button: null,
  footnote: '',
  prices: false,
} satisfies Partial<Letter>;

export interface Reading {
  order: OrderFacts;
  toCustomer: boolean;
  /** Who writes. The customer pays them, and the reader can call them. */
  sender: { name: string; phone: string };
  /** The order's company; '' if unknown. */
  company: string;
  timeZone: string;
  /** There, the calendar day. */
  today: string;
  links: {
    /** '' in copies that are not the customer's, like the next two. */
    status: string;
    survey: string;
    terms: string;
    termsPdf: string;
    order: string;
  };
}

export const named = ({ uniqueId, pickupText, deliveryText }: OrderFacts) => ({
  number: uniqueId,
  route: `${pickupText} → ${deliveryText}`,
});

export const filled = (texts: string[]): string[] => texts.filter((text) => text !== '');

/** A button to the order's page in the customer's copy. */
export const toStatusPage = ({ links: { status } }: Reading, label: string): Letter['button'] =>
  status === '' ? null : { href: status, label };
