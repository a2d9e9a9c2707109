/**
 * The result of work with a deadline. The signal aborts late work, which is not waited for, because not all work heeds
 * it: a `fetch` whose signal was garbage-collected never ends (Node.js 20 to 24). Ours, because `AbortSignal.timeout`
 * has that very fault, and p-timeout gives the work no signal.
 *
 * @throws what the work throws, or `late()` after so many milliseconds.
 */
export async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error = () => new Error(`It took longer than ${milliseconds} ms.`),
): Promise<T> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = late();
      reject(error);
      limit.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(limit.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
