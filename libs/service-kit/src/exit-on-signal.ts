/** Longer than open requests and work under way are waited for. */
const longestEndMs = 6_000;
/** An orphaned process blocks the next start, so it does not wait for slow requests. */
const longestOrphanedEndMs = 3_000;

/**
 * For a separate process: closes and exits on SIGTERM, on Ctrl-C, and when the parent process with its IPC channel is
 * gone for any reason. Exits with 1 when closing takes too long. Call it before any slow start-up work.
 */
export function exitOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  const end = (longestMs: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), longestMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(longestEndMs));
  process.on('SIGINT', () => end(longestEndMs));
  process.on('disconnect', () => end(longestOrphanedEndMs));
  // False, not undefined: there was a parent, and it exited while this process was still loading its code.
  if (process.connected === false) end(longestOrphanedEndMs);
}
