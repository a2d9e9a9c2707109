import { t } from '@overland/i18n';
import { EmptyState, LinkButton, PageFrame } from '@overland/ui';
import { Column } from '../column';

export function NoSuchPage() {
  return (
    <Column>
      <PageFrame title={t('Page not found')}>
        <EmptyState
          title={t('There is no such page')}
          text={t('The address may be old or mistyped.')}
          action={
            <LinkButton to="/" variant="go">
              {t('Get a quote')}
            </LinkButton>
          }
        />
      </PageFrame>
    </Column>
  );
}
