let isSurvived = false;

/**
 * From here on a full disk, or a reader of our output that has gone, costs lines and not the process: an error without
 * a listener would end it.
 */
export function surviveLostOutput(): void {
  if (isSurvived) return;
  isSurvived = true;
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
