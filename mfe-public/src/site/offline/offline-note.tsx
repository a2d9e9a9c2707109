import { t } from '@overland/i18n';
import { styled } from '@overland/ui';
import { useReachable } from './use-reachable';
import { useServiceWorker } from './use-service-worker';

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

/** Says that the pages show what they knew. */
export function OfflineNote() {
  useServiceWorker();
  if (useReachable()) return null;
  return (
    <Bar role="status">
      {t('You are offline. Pages that you opened before show what was known then, and nothing can be sent.')}
    </Bar>
  );
}
