import { trustOwnScripts } from './trusted-scripts';

type Load = () => Promise<unknown>;

/**
 * Starts a site: `react` is evaluated once it is there, while what draws the page still arrives. If its scripts do not load, the
 * page's outline says so and offers to try again.
 */
export async function startPage(react: Load, page: Load): Promise<void> {
  trustOwnScripts();
  // The first format of dates is slow to make, and the processor idle while scripts arrive.
  new Intl.DateTimeFormat();
  await tryToStart(() => Promise.all([react().then(fetchLaterScripts), page()]));
}

/** What the gateway lists for later is fetched while the first scripts run: together they would all arrive late. */
function fetchLaterScripts(): void {
  for (const link of document.querySelectorAll('link[rel=preload][media]')) link.removeAttribute('media');
}

const tryToStart = (load: Load) => load().catch(() => offerRetry(load));

function offerRetry(load: Load): void {
  const outline = document.querySelector<HTMLElement>('.outline');
  const content = outline?.lastElementChild;
  if (!outline || !content) return;
  const [title, text, retry] = [element('h1'), element('p'), element('button')];
  // In the page already, as no texts may be there: the gateway writes them in its language.
  const words = outline.dataset;
  title.textContent = words.title ?? 'This page could not be loaded';
  text.textContent = words.text ?? 'Please check your connection.';
  retry.textContent = words.retry ?? 'Try again';
  retry.addEventListener('click', () => {
    content.replaceChildren();
    void tryToStart(load);
  });
  outline.removeAttribute('aria-hidden');
  content.replaceChildren(title, text, retry);
}

const element = (name: string) => document.createElement(name);
