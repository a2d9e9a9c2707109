/** Longer than the gateway lets answers under way take. */
const longestEndMs = 12_000;
/** Without its parent a process is in the way of the next start: it does not wait for long answers. */
const longestOrphanedEndMs = 3_000;

/**
 * For a process of its own: closes and ends it on SIGTERM and Ctrl-C, and when the process that started it with an
 * IPC channel is gone, however that died. What does not close in time is cut off. Call it before anything is slow.
 */
export function endWhenTold(close: () => Promise<void>): void {
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
  // False, not undefined: there was a parent, and it went while this process was still loading its code.
  if (process.connected === false) end(longestOrphanedEndMs);
}
