/** No carrier can drive between the two places, so there are no miles and no price. `message` is fit to show. */
export class NoRoadError extends Error {
  override readonly name = 'NoRoadError';
}
