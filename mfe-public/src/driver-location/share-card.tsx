import type { DriverLink } from '@overland/contracts';
import { Button, Card, formatMoment, Note, Notice, styled } from '@overland/ui';
import { siteConfig } from '@overland/web';
import type { useDriverLink } from './use-driver-link';

const Body = styled(Card)({
  display: 'grid',
  gap: 16,
  '& h2': { fontSize: 23, fontWeight: 800, lineHeight: 1.25 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, fontWeight: 600 },
});
/** One thumb, perhaps with a glove. */
const Large = styled(Button)({ minHeight: 64, fontSize: 20 });

interface Props {
  link: DriverLink;
  driving: Pick<ReturnType<typeof useDriverLink>, 'share' | 'isSharing' | 'stop' | 'isStopping' | 'problem'>;
}

/** Who asks, for which vehicles, the one button, and what became of it. */
export function ShareCard({ link: { company, vehicles, sharedAt }, driving }: Props) {
  const { brandName } = siteConfig();
  const asker = company ?? brandName;
  return (
    <Body as="section">
      <h2>{asker} asks where you are</h2>
      <ul aria-label="Vehicles">
        {vehicles.map((vehicle) => (
          <li key={vehicle}>{vehicle}</li>
        ))}
      </ul>
      {sharedAt !== null && (
        <Notice tone="sign" live>
          Thank you. Your location was shared. ({formatMoment(sharedAt)})
        </Notice>
      )}
      {driving.problem !== null && (
        <Notice tone="stop" live>
          {driving.problem}
        </Notice>
      )}
      <Large
        variant="go"
        wide
        busy={driving.isSharing}
        busyLabel="Finding where you are..."
        onClick={driving.share}
      >
        {sharedAt === null ? 'Share my location' : 'Share again'}
      </Large>
      {sharedAt !== null && (
        <Button wide busy={driving.isStopping} busyLabel="Stopping..." onClick={driving.stop}>
          Stop sharing
        </Button>
      )}
      <Note>
        Your position is sent once for each tap, never by itself. {asker}
        {asker === brandName ? '' : ` and ${brandName}`} can see it with this order. Please park before you
        use your phone.
      </Note>
    </Body>
  );
}
