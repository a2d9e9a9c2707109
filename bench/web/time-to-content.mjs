// Time to the content: from the start of the navigation until a heading is shown and nothing stands in for what comes.
import { openWhole, withBrowser, withPage } from './browser.mjs';

/** The slow connection and processor of the goals, applied for real. */
const slow = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };
const slowdown = 4;
const desktop = { width: 1440, height: 900 };
const longestWaitMs = 60_000;

/** Seconds of a first visit with an empty cache and of the second one, throttled: `{ first, second }`. */
export function throttledVisits({ session, isSignedIn, url }) {
  return withBrowser({ session, isSignedIn }, async (openPage) => {
    const visit = async () => {
      const page = await openPage();
      await page.emulateNetworkConditions(slow);
      await page.emulateCPUThrottling(slowdown);
      const seconds = await timeToContent(page, url);
      await page.close();
      return seconds;
    };
    return { first: await visit(), second: await visit() };
  });
}

/** Seconds of a first visit with an empty cache, not throttled. */
export function fastVisit({ session, isSignedIn, url }) {
  return withPage({ session, isSignedIn }, (page) => timeToContent(page, url));
}

/** Until the content is shown for good: content that gives way to a skeleton does not count. */
async function timeToContent(page, url) {
  await page.setViewport(desktop);
  await page.evaluateOnNewDocument(markContent);
  await openWhole(page, url, longestWaitMs);
  const mark = await page.waitForFunction(contentMark, { timeout: longestWaitMs, polling: 200 });
  return (await mark.jsonValue()) / 1000;
}

/* global document, window, requestAnimationFrame, MutationObserver -- runs in the page */
function contentMark() {
  return window.contentShownAt;
}

/** Keeps in `contentShownAt` when the first frame with the content was painted, in milliseconds. */
function markContent() {
  // The outline of a page that could not be loaded has a heading of its own.
  const isShown = (heading) =>
    heading.textContent.trim() !== '' && heading.checkVisibility() && !heading.closest('.outline');
  const hasContent = () =>
    [...document.querySelectorAll('h1')].some(isShown) &&
    !document.querySelector('.MuiSkeleton-root, [aria-busy="true"]');
  const look = () => {
    const isThere = hasContent();
    // The next task comes after this frame.
    setTimeout(() => {
      window.contentShownAt = isThere ? (window.contentShownAt ?? performance.now()) : undefined;
    });
  };
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      look();
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
