/**
 * What a service sends to somebody outside. After data was restored it is held back, as some of it went out before: it waits in
 * its own table until `npm run resume-sending`. The statements see the rows of all portals.
 */
export interface Sending {
  name: 'emails' | 'pushes' | 'dispatch';
  /** SQL: lists what waits as `what`, `amount` and `since`. */
  waiting: string;
  /** SQL: what waits never goes out. */
  drop: string;
  /** SQL, after a restore: what may have been sent already counts as such. */
  doubt?: string;
}

/** A condition in SQL: false while this is held back. */
export const notHeld = (name: Sending['name']) =>
  `not exists (select from sending_holds where name = '${name}')`;
