import { painted } from './painted';

/** Starts a site once what came with its page is seen. Where the scripts cannot be had, it says so and tries again. */
export async function startPage(load: () => Promise<unknown>): Promise<void> {
  await painted();
  await tryToStart(load);
}

const tryToStart = (load: () => Promise<unknown>) => load().catch(() => offerAnotherTry(load));

const panel =
  '<h1 class="title">This page could not be loaded</h1><p class="quiet">Please check your connection.</p>' +
  '<button class="again">Try again</button>';

/** In the outline that the page came with, as nothing else is there to draw with. */
function offerAnotherTry(load: () => Promise<unknown>): void {
  const root = document.querySelector('#root');
  if (!root) return;
  if (!root.querySelector('.page')) root.innerHTML = '<div class="first-page"><div class="page"></div></div>';
  root.firstElementChild?.removeAttribute('aria-hidden');
  const [page] = root.getElementsByClassName('page');
  if (!page) return;
  page.innerHTML = panel;
  page.querySelector('button')?.addEventListener('click', () => {
    page.replaceChildren();
    void tryToStart(load);
  });
}
