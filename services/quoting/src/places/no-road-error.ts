/** No carrier can drive between the two places, so there are no miles and no price. `message` can be shown to users. */
export class NoRoadError extends Error {
  override readonly name = 'NoRoadError';
}
