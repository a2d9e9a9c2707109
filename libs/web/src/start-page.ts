import { trustOwnScripts } from './trusted-scripts';

/** Starts a site. If its scripts do not load, the page's outline says so and offers to try again. */
export async function startPage(load: () => Promise<unknown>): Promise<void> {
  trustOwnScripts();
  await tryToStart(load);
}

const tryToStart = (load: () => Promise<unknown>) => load().catch(() => offerRetry(load));

function offerRetry(load: () => Promise<unknown>): void {
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
