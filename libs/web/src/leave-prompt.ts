import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from './session-store';

/** How the page is left: for another page, or because the person signs out. */
export type WayOut = 'leave' | 'signOut';

export type Confirm = (text: string, way: WayOut) => Promise<boolean>;

/** Called just before leaving on purpose, also as `onClick` of a link. */
export type Leave = (click?: LinkClick) => void;

type LinkClick = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** In a new tab or window: this page stays. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: LinkClick) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Something unsaved: of the page, or of a dialog on it. */
interface Prompt {
  isArmed: () => boolean;
  ask: (way: WayOut) => Promise<boolean>;
  release: () => void;
}

const prompts = new Set<Prompt>();
const armed = () => [...prompts].filter(({ isArmed }) => isArmed());

/** Asks about all that is unsaved; for ways out that are no navigation, such as Sign Out. */
export async function confirmLeaving(way: WayOut = 'leave'): Promise<boolean> {
  for (const { ask, release } of armed()) {
    if (!(await ask(way))) return false;
    release();
  }
  return true;
}

export const hasUnsaved = (): boolean => prompts.size > 0;

/** Asks before another page is opened, by a link or Back. Stands once around all pages, as a router has one blocker. */
export function useLeaveBlocker(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && armed().length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const askAll = async () => {
      for (const { ask } of armed()) if (!(await ask('leave'))) return blocker.reset();
      return blocker.proceed();
    };
    void askAll();
  }, [blocker]);
}

/**
 * Asks before the page is left by a link, Back, reload or Sign Out while `when` holds.
 * @returns call it just before leaving on purpose, so that nothing is asked.
 */
export function useUnsavedPrompt(when: boolean, text: string, confirm: Confirm, textAtSignOut = text): Leave {
  // The question that is open stays the same one while the page behind it changes.
  const ask = useEffectEvent((way: WayOut) => confirm(way === 'signOut' ? textAtSignOut : text, way));
  const released = useRef(false);
  const release = useCallback(() => {
    released.current = true;
  }, []);

  useEffect(() => {
    if (!when) return;
    const isArmed = () => !released.current && useSession.getState().token !== null;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isArmed()) event.preventDefault();
    };
    const prompt = { isArmed, ask: (way: WayOut) => ask(way), release };
    window.addEventListener('beforeunload', beforeUnload);
    prompts.add(prompt);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      prompts.delete(prompt);
    };
  }, [when, release]);

  return useCallback(
    (click) => {
      if (click === undefined || !opensElsewhere(click)) release();
    },
    [release],
  );
}
