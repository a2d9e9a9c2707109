import type { Quote } from '@overland/contracts';
import { Note } from '@overland/ui';
import { Link, siteConfig, usePageKeys, useSession } from '@overland/web';

const why = 'This company does not share its quotes.';
const refusedKey = { key: 'f', label: 'Follow up by email', why };

/** Why a quote cannot be emailed to its customer, and who can change that. */
export function NotShared({ quote: { portalId } }: { quote: Pick<Quote, 'portalId'> }) {
  const role = useSession((state) => state.role);
  const { brandName, supportPhone } = siteConfig();
  usePageKeys([], [refusedKey]);
  if (role === 'MCAdmin') {
    return (
      <Note>
        This company does not share its quotes, so its customers cannot be emailed. Turn that on in{' '}
        <Link to={`/portal/${portalId}`}>its settings</Link>.
      </Note>
    );
  }
  const provider = `${brandName}${supportPhone && ` at ${supportPhone}`}`;
  return (
    <Note>{`Your company does not share its quotes, so this one cannot be emailed to the customer. Please ask ${provider} to turn that on.`}</Note>
  );
}
