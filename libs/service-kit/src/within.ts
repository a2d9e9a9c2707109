/**
 * The work's result, where it comes in time. Work that is late is told so by its signal; it is not waited for, since
 * not all work listens: a `fetch` whose signal was collected as garbage never ends (Node.js 20 to 24).
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
