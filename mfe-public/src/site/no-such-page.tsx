import { t } from '@overland/i18n';
import { EmptyState, LinkButton } from '@overland/ui';
import { PublicPage } from '../public-page';

export function NoSuchPage() {
  return (
    <PublicPage title={t('Page not found')}>
      <EmptyState
        title={t('There is no such page')}
        text={t('The address may be old or mistyped.')}
        action={
          <LinkButton to="/" variant="go">
            {t('Get a quote')}
          </LinkButton>
        }
      />
    </PublicPage>
  );
}
