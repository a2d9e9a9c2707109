/** Runs the start of a process. Of one that fails, only the message is printed, and the process ends with 1. */
export async function startPart(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

/** The message of an error; of several at once, whose own is empty, those of all. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const several = error instanceof AggregateError && error.message === '' ? error.errors.map(sentenceOf) : [];
  return several.length > 0 ? [...new Set(several)].join('\n') : error.message || error.name;
}
