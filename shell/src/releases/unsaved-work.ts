import { hasUnsaved, isChangingData, useNotices } from '@overland/web';

let isTouched = false;

/** Keys that only move about. */
const movingKeys = new Set(['Tab', 'Escape', 'Shift']);

const touch = () => {
  isTouched = true;
};
const touchInForm = ({ target }: Event) => {
  if (target instanceof Element && target.closest('form')) touch();
};

/**
 * Notes that something was typed or chosen on the page, whatever it is made of: a new document would lose it. Fields
 * that open lists outside of their form are first clicked or opened by a key inside of it.
 */
export function watchTyping(): void {
  document.addEventListener('input', touch, true);
  document.addEventListener('click', touchInForm, true);
  document.addEventListener('keydown', (event) => !movingKeys.has(event.key) && touchInForm(event), true);
}

/** Another page is shown: text typed on the previous one was discarded or sent. */
export function forgetTyping(): void {
  isTouched = false;
}

export const hasTyped = (): boolean => isTouched;

export function holdsWork(): boolean {
  return isTouched || hasUnsaved() || isChangingData() || useNotices.getState().notices.length > 0;
}
