import { painted } from './painted';

/** Starts a site once what came with its page is seen. Where the scripts cannot be had, it says so and tries again. */
export async function startPage(load: () => Promise<unknown>): Promise<void> {
  await painted();
  await load().catch(() => offerAnotherTry(load));
}

/** In the outline that the page came with, as nothing else is there to draw with. */
function offerAnotherTry(load: () => Promise<unknown>): void {
  const page = document.querySelector('.first-page .page') ?? emptyPage();
  const button = elementOf('button', 'again', 'Try again');
  button.addEventListener('click', () => {
    page.replaceChildren();
    void load().catch(() => offerAnotherTry(load));
  });
  page.closest('.first-page')?.removeAttribute('aria-hidden');
  page.replaceChildren(
    elementOf('h1', 'title', 'This page could not be loaded'),
    elementOf('p', 'quiet', 'Please check your connection.'),
    button,
  );
}

function emptyPage(): Element {
  const outline = elementOf('div', 'first-page', '');
  const page = elementOf('div', 'page', '');
  outline.append(page);
  document.getElementById('root')?.replaceChildren(outline);
  return page;
}

function elementOf(name: string, className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
