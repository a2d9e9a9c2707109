import { isReachable } from '@overland/web';
import { useEffect, useState } from 'react';

const probeEveryMs = 3000;

/**
 * Whether the server answers. Asked where the page may have come from what is kept, and when the browser says that the
 * network has changed: a network that is there may lead nowhere.
 */
export function useReachable(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const probe = async () => {
      clearTimeout(timer);
      const answers = navigator.onLine && (await isReachable());
      if (!isShown) return;
      setThere(answers);
      if (!answers) timer = setTimeout(() => void probe(), probeEveryMs);
    };
    const ask = () => void probe();
    if (navigator.serviceWorker?.controller) ask();
    window.addEventListener('online', ask);
    window.addEventListener('offline', ask);
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
      window.removeEventListener('offline', ask);
    };
  }, []);
  return isThere;
}
