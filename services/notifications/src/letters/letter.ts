import type { ShownOrderChange } from '@overland/contracts/format';
import type { OrderFacts } from './email-facts.js';

/** What an email of an order says, in the current language. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  /** In large figures; '' for none. */
  amount: string;
  /** Old and new side by side. */
  changes: ShownOrderChange[];
  button: { href: string; label: string } | null;
  /** Below the button; '' for none. */
  footnote: string;
  /** Whether vehicles and total have their prices. */
  prices: boolean;
}

/** What most letters have nothing of. */
export const plain = {
  paragraphs: [],
  amount: '',
  changes: [],
  button: null,
  footnote: '',
  prices: false,
} satisfies Partial<Letter>;

/** What a letter is written from. */
export interface Reading {
  order: OrderFacts;
  /** Whether this copy is the customer's. */
  toCustomer: boolean;
  /** Who writes, whom the customer pays and the reader calls. */
  sender: { name: string; phone: string };
  /** The company of the order; '' where it is not known. */
  company: string;
  /** Of the order's portal. */
  timeZone: string;
  links: {
    /** '' in copies that are not the customer's, as the next two. */
    status: string;
    survey: string;
    terms: string;
    termsPdf: string;
    order: string;
  };
}

/** Of subjects. */
export const named = ({ uniqueId, pickupText, deliveryText }: OrderFacts) => ({
  number: uniqueId,
  route: `${pickupText} → ${deliveryText}`,
});

export const filled = (texts: string[]): string[] => texts.filter((text) => text !== '');

/** A button to the customer's page of the order, in the customer's own copy. */
export const toStatusPage = ({ links: { status } }: Reading, label: string): Letter['button'] =>
  status === '' ? null : { href: status, label };
