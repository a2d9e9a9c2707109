/** How often `work` ran per second, in several parallel lanes; `work` gets the lane number. */
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

/** How often `work` ran per second, in several parallel lanes that begin nothing new after the time. */
export async function rateDuring({ seconds, lanes }, work) {
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  let amount = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (; !isOver(); amount += 1) await work();
    }),
  );
  return { amount, perSecond: (amount * 1000) / (performance.now() - started) };
}
