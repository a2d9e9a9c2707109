import { t } from '@overland/i18n';
import { styled } from '@overland/ui';
import { isReachable } from '@overland/web';
import { useEffect, useState } from 'react';
import { isKept } from './kept-answers';

const Bar = styled('p')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  margin: 0,
  padding: '10px 16px',
  background: 'var(--amber-tint)',
  color: 'var(--amber-ink)',
  fontSize: 15,
  textAlign: 'center',
});

export function OfflineNote() {
  useServiceWorker();
  if (useReachable()) return null;
  return (
    <Bar role="status">
      {t('You are offline. Pages that you opened before show what was known then, and nothing can be sent.')}
    </Bar>
  );
}

/** Registers the service worker. On the first visit it keeps what the page was made of, as that was loaded without it. */
function useServiceWorker(): void {
  useEffect(() => {
    // Without one the site works as well, online.
    register().catch(() => undefined);
  }, []);
}

async function register(): Promise<void> {
  // Browsers have none over plain http.
  if (!('serviceWorker' in navigator)) return;
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/service-worker.js');
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: ['/', ...loadedFiles()] } });
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .filter(({ pathname }) => pathname.startsWith('/assets/') || isKept('GET', pathname))
    .map(({ href }) => href);
}

const probeEveryMs = 3000;

/**
 * Whether the server answers. Asked where the page may have come from what is kept, and when the browser says that the
 * network has changed: a network that is there may lead nowhere.
 */
function useReachable(): boolean {
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
