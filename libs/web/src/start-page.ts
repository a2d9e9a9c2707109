import { trustOwnScripts } from './trusted-scripts';

/** What the outline of a page says when its scripts do not load. */
export interface OutlineWords {
  title: string;
  text: string;
  retry: string;
}

const english: OutlineWords = {
  title: 'This page could not be loaded',
  text: 'Please check your connection.',
  retry: 'Try again',
};

/** Starts a site. If its scripts do not load, the page's outline says so and offers to try again. */
export async function startPage(load: () => Promise<unknown>, words = english): Promise<void> {
  trustOwnScripts();
  await tryToStart(load, words);
}

const tryToStart = (load: () => Promise<unknown>, words: OutlineWords) =>
  load().catch(() => offerRetry(load, words));

function offerRetry(load: () => Promise<unknown>, words: OutlineWords): void {
  const outline = document.querySelector('.outline');
  const content = outline?.lastElementChild;
  if (!outline || !content) return;
  const [title, text, retry] = [element('h1'), element('p'), element('button')];
  title.textContent = words.title;
  text.textContent = words.text;
  retry.textContent = words.retry;
  retry.addEventListener('click', () => {
    content.replaceChildren();
    void tryToStart(load, words);
  });
  outline.removeAttribute('aria-hidden');
  content.replaceChildren(title, text, retry);
}

const element = (name: string) => document.createElement(name);
