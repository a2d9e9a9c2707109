/** The reasons for which an email is refused, as they read long after it was due. */
const later: Record<string, string> = {
  'The order is delivered already.': 'The order was delivered first.',
  'The order is picked up already.': 'The order was picked up first.',
  'The order is canceled.': 'The order was canceled first.',
  'The order is not canceled any more.': 'The order was reinstated first.',
  'No driver is assigned yet.': 'The driver was taken off first.',
  'The order is not picked up yet.': 'The pickup was taken back first.',
  'The order is not delivered yet.': 'The delivery was taken back first.',
  'The customer has nothing to pay.': 'The customer had nothing to pay by then.',
  'The order is not paid.': 'The payment was removed first.',
  'This payment was removed.': 'The payment was removed first.',
  'The customer has accepted the terms already.': 'The customer accepted the terms first.',
  'The claim has changed since.': 'The claim changed first.',
  'This is not the customer’s address any more.': 'The customer’s address was changed first.',
};

/** Why an email was not sent when its minute was over. */
export const whyDropped = (refusal: string): string => later[refusal] ?? refusal;
