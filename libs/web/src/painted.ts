const noLongerThanMs = 300;

/** Resolves when the page has painted what it came with; at once where nobody sees it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    // The frame that is asked for is painted before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, noLongerThanMs);
  });
}
