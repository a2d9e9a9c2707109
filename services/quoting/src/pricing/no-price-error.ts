/** These inputs give no price: it would be $0 or less, or the rate sheet is missing. */
export class NoPriceError extends Error {
  override readonly name = 'NoPriceError';
}
