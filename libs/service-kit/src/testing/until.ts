/** Waits for a condition, looking every 20 ms. @throws Error after `seconds` (10). */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 10,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
