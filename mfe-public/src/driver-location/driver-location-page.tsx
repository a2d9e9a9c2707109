import type { DriverLink } from '@overland/contracts';
import { t } from '@overland/i18n';
import { EmptyState, PageFrame, QueryState, RouteSign, SkeletonCard, Stack, styled } from '@overland/ui';
import { siteConfig, useParams } from '@overland/web';
import { Column } from '../column';
import { ShareCard } from './share-card';
import { useDriverLink } from './use-driver-link';

const Body = styled(Stack)({ marginTop: 16 });

export function DriverLocationPage() {
  const { token = '' } = useParams();
  const driving = useDriverLink(token);
  const { link, isOver, hasStopped } = driving;
  const isShown = link.data !== undefined && !isOver && !hasStopped;
  return (
    <Column>
      <PageFrame title={t('Share your location')} {...(isShown && { sign: <Sign link={link.data} /> })}>
        {hasStopped ? (
          <Stopped />
        ) : isOver ? (
          <Over takesFocus={link.data !== undefined} />
        ) : (
          <QueryState query={link} skeleton={<SkeletonCard height={360} />}>
            {(data) => (
              <Body>
                <ShareCard link={data} driving={driving} />
              </Body>
            )}
          </QueryState>
        )}
      </PageFrame>
    </Column>
  );
}

const Sign = ({ link: { uniqueId, pickup, delivery } }: { link: DriverLink }) => (
  <RouteSign number={t('ORDER: #{number}', { number: String(uniqueId) })} from={pickup} to={delivery} />
);

function Over({ takesFocus }: { takesFocus: boolean }) {
  const { supportPhone } = siteConfig();
  return (
    <EmptyState
      takesFocus={takesFocus}
      title={t('This link is no longer valid.')}
      text={
        supportPhone === ''
          ? t(
              'Links expire after delivery or after one day. If you are asked where you are, use the newest text message.',
            )
          : t(
              'Links expire after delivery or after one day. If you are asked where you are, use the newest text message, or call us at {phone}.',
              { phone: supportPhone },
            )
      }
    />
  );
}

const Stopped = () => (
  <EmptyState
    takesFocus
    title={t('You have stopped sharing')}
    text={t('Nothing more can be shared by this link. What you shared before stays with the order.')}
  />
);
