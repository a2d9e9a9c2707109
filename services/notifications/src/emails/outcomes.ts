/** The try failed for now: the queue retries it, later each time. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
}

/** There was no try: another worker has the email, or the mail server is down. Does not count as a try. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  constructor(readonly againInMs: number) {
    super(`Again in ${againInMs} ms.`);
  }
}
