import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSession } from './session-store';

export type Confirm = (text: string) => Promise<boolean>;

/** Called just before leaving on purpose, also as `onClick` of a link. */
export type Leave = (click?: LinkClick) => void;

type LinkClick = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** In a new tab or window: this page stays. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: LinkClick) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

const prompts = new Set<() => Promise<boolean>>();

/** Asks every page that has something unsaved; for ways out that are no navigation, such as Sign Out. */
export async function confirmLeaving(): Promise<boolean> {
  for (const ask of prompts) {
    if (!(await ask())) return false;
  }
  return true;
}

export const hasUnsaved = (): boolean => prompts.size > 0;

/**
 * Asks before the page is left by a link, Back, reload or Sign Out while `when` holds. Needs the data router.
 * @returns call it just before leaving on purpose, so that nothing is asked.
 */
export function useUnsavedPrompt(when: boolean, text: string, confirm: Confirm): Leave {
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
    void confirm(text).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, text]);

  useEffect(() => {
    if (!when) return;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isArmed()) event.preventDefault();
    };
    const ask = async () => {
      if (!isArmed()) return true;
      released.current = await confirm(text);
      return released.current;
    };
    window.addEventListener('beforeunload', beforeUnload);
    prompts.add(ask);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      prompts.delete(ask);
    };
  }, [when, isArmed, confirm, text]);

  return useCallback((click) => {
    if (click === undefined || !opensElsewhere(click)) released.current = true;
  }, []);
}
