/**
 * From here on a full disk, or a reader of our output that has gone, costs lines and not the process: an error without
 * a listener would end it.
 */
export function surviveLostOutput(): void {
  for (const output of [process.stdout, process.stderr])
    if (output.listenerCount('error') === 0) output.on('error', () => undefined);
}
