import type { DriverLink } from '@overland/contracts';
import { t } from '@overland/i18n';
import { Button, Card, ErrorNotice, formatMoment, Note, Notice, styled } from '@overland/ui';
import { siteConfig } from '@overland/web';
import type { useDriverLink } from './use-driver-link';

const Body = styled(Card)({
  display: 'grid',
  gap: 16,
  '& h2': { fontSize: 23, fontWeight: 800, lineHeight: 1.25 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, fontWeight: 600 },
});
/** Large enough for a thumb in a glove. */
const Large = styled(Button)({ minHeight: 64, fontSize: 20 });

interface Props {
  link: DriverLink;
  driving: Pick<ReturnType<typeof useDriverLink>, 'share' | 'isSharing' | 'stop' | 'isStopping' | 'problem'>;
}

export function ShareCard({ link: { company, vehicles, sharedAt }, driving }: Props) {
  const { brandName } = siteConfig();
  const asker = company ?? brandName;
  return (
    <Body as="section">
      <h2>{t('{name} asks where you are', { name: asker })}</h2>
      <ul aria-label={t('Vehicles')}>
        {vehicles.map((vehicle) => (
          <li key={vehicle}>{vehicle}</li>
        ))}
      </ul>
      {sharedAt !== null && (
        <Notice tone="sign" live>
          {t('Thank you. Your location was shared. ({time})', { time: formatMoment(sharedAt) })}
        </Notice>
      )}
      <ErrorNotice>{driving.problem}</ErrorNotice>
      <Large
        variant="go"
        wide
        busy={driving.isSharing}
        busyLabel={t('Finding where you are...')}
        onClick={driving.share}
      >
        {sharedAt === null ? t('Share my location') : t('Share again')}
      </Large>
      {sharedAt !== null && (
        <Button wide busy={driving.isStopping} busyLabel={t('Stopping...')} onClick={driving.stop}>
          {t('Stop sharing')}
        </Button>
      )}
      <Note>
        {asker === brandName
          ? t(
              'Your position is sent once for each tap, never by itself. {name} and the customer of this order can see it. Please park before you use your phone.',
              { name: asker },
            )
          : t(
              'Your position is sent once for each tap, never by itself. {name}, {other} and the customer of this order can see it. Please park before you use your phone.',
              { name: asker, other: brandName },
            )}
      </Note>
    </Body>
  );
}
