import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import { Unseen } from '../frame/unseen';

/** The skeleton of what is being loaded, which screen readers are told. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <Unseen role="status">{t('Loading…')}</Unseen>
      {children}
    </div>
  );
}
