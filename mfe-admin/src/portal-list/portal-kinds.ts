import type { PortalRow } from '@overland/contracts';
import type { ChipTone } from '@overland/ui';

interface PortalKind {
  label: string;
  tone: ChipTone;
}

type Flags = Pick<PortalRow, 'isDealership' | 'isPremium' | 'isCustomerPortal' | 'hasCustomRates'>;

/** What makes a portal special (docs/product/people.md); an ordinary one has no kind. */
export function portalKinds(portal: Flags): PortalKind[] {
  const kinds: (PortalKind & { holds: boolean })[] = [
    { label: 'Customer portal', tone: 'sign', holds: portal.isCustomerPortal },
    { label: 'Dealership', tone: 'blue', holds: portal.isDealership },
    { label: 'White glove', tone: 'amber', holds: portal.isPremium },
    { label: 'Own rates', tone: 'grey', holds: portal.hasCustomRates },
  ];
  return kinds.filter(({ holds }) => holds).map(({ label, tone }) => ({ label, tone }));
}
