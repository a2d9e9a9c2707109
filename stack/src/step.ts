/** Prints what is being done and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`  ${what} …`);
  const result = await work();
  process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}
