/** How often a second `work` was done, in several lanes at once; each is told its number. */
export async function rateOf({ amount, lanes }, work) {
  const started = performance.now();
  let left = amount;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (left-- > 0) await work(lane);
    }),
  );
  return (amount * 1000) / (performance.now() - started);
}
