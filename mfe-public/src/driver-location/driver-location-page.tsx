import { t } from '@overland/i18n';
import { EmptyState, RouteSign, Stack, styled } from '@overland/ui';
import { siteConfig, useParams } from '@overland/web';
import { LoadedPage } from '../public-page';
import { ShareCard } from './share-card';
import { useDriverLink } from './use-driver-link';

const Body = styled(Stack)({ marginTop: 16 });

export function DriverLocationPage() {
  const { token = '' } = useParams();
  const driving = useDriverLink(token);
  const { link, isOver, hasStopped } = driving;
  return (
    <LoadedPage
      title={t('Share your location')}
      query={link}
      instead={hasStopped ? <Stopped /> : isOver && <Over takesFocus={link.data !== undefined} />}
      skeleton={360}
      sign={({ uniqueId, pickup, delivery }) => (
        <RouteSign number={t('ORDER: #{number}', { number: String(uniqueId) })} from={pickup} to={delivery} />
      )}
    >
      {(data) => (
        <Body>
          <ShareCard link={data} driving={driving} />
        </Body>
      )}
    </LoadedPage>
  );
}

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
