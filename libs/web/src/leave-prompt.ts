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

const prompts = new Set<(way: WayOut) => Promise<boolean>>();

/** Asks every page that has something unsaved; for ways out that are no navigation, such as Sign Out. */
export async function confirmLeaving(way: WayOut = 'leave'): Promise<boolean> {
  for (const ask of prompts) {
    if (!(await ask(way))) return false;
  }
  return true;
}

export const hasUnsaved = (): boolean => prompts.size > 0;

/**
 * Asks before the page is left by a link, Back, reload or Sign Out while `when` holds. Needs the data router.
 * @returns call it just before leaving on purpose, so that nothing is asked.
 */
export function useUnsavedPrompt(when: boolean, text: string, confirm: Confirm, textAtSignOut = text): Leave {
  // The question that is open stays the same one while the page behind it changes.
  const askFor = useEffectEvent((way: WayOut) => confirm(way === 'signOut' ? textAtSignOut : text, way));
  const released = useRef(false);
  const isArmed = useCallback(
    () => when && !released.current && useSession.getState().token !== null,
    [when],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isArmed() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askFor('leave').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!when) return;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isArmed()) event.preventDefault();
    };
    const ask = async (way: WayOut) => {
      if (!isArmed()) return true;
      released.current = await askFor(way);
      return released.current;
    };
    window.addEventListener('beforeunload', beforeUnload);
    prompts.add(ask);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      prompts.delete(ask);
    };
  }, [when, isArmed]);

  return useCallback((click) => {
    if (click === undefined || !opensElsewhere(click)) released.current = true;
  }, []);
}
