import { t } from '@overland/i18n';
import { EmptyState, LinkButton, styled } from '@overland/ui';
import { ApiError } from '@overland/web';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** Unknown, changed and expired links are all the same. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'linkExpired';

export const LinkOver = () => (
  <EmptyState
    title={t('This link is no longer valid.')}
    text={t(
      'An order can be opened here until 60 days after it was delivered or canceled. Find yours by its number and your email, or call us.',
    )}
    action={
      <Actions>
        <LinkButton to="/order-status" variant="go">
          {t('Find your order')}
        </LinkButton>
        <LinkButton to="/order-status?by=email">{t('Email me a new link')}</LinkButton>
      </Actions>
    }
  />
);
