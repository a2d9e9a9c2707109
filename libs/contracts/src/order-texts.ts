import type { Text } from '@overland/i18n';

/**
 * What is asked of an order in a text of its own: what it is called wherever people read it, and how long it may be. The
 * payloads, the history, the page, the export and the PDF of an order have each of them.
 */
export const orderTexts = {
  /** The registration number of a relocation. */
  reg: { label: 'Registration', longest: 60 },
} as const satisfies Record<string, { label: Text; longest: number }>;
export type OrderText = keyof typeof orderTexts;
export const orderTextNames = Object.keys(orderTexts) as OrderText[];

/** Something of each of them. */
export const ofOrderTexts = <T>(make: (name: OrderText) => T): Record<OrderText, T> =>
  Object.fromEntries(orderTextNames.map((name) => [name, make(name)])) as Record<OrderText, T>;

/** Each with its label; '' where it was not said. */
export const labeledTexts = (order: Record<OrderText, string>): { label: Text; value: string }[] =>
  orderTextNames.map((name) => ({ label: orderTexts[name].label, value: order[name] }));
