/** Why a quote came to nothing, as staff are asked when they discard it. */
export const lostReasons = ['price', 'timing', 'otherProvider', 'notMoving', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Price too high',
  timing: 'Dates did not fit',
  otherProvider: 'Went with someone else',
  notMoving: 'Not moving after all',
  other: 'Another reason',
};
