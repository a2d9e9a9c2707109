const noLongerThanMs = 500;

/** Resolves when people see what the page came with; at once where it came with nothing, or nobody looks. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden || document.querySelector('first-paint') === null) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, noLongerThanMs);
  });
}
