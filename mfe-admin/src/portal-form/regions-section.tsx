import { type Region } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { QueryState, SkeletonCard } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { Part } from './part';
import { RegionList } from './region-list';

interface RegionsSectionProps {
  portalId: string;
  onChanged: (isChanged: boolean) => void;
}

/** The regions that companies below this one are put into; saved on their own. */
export function RegionsSection({ portalId, onChanged }: RegionsSectionProps) {
  const query = useApiQuery(
    calls.portalEdits.regions,
    { params: { portalId } },
    { refetchOnWindowFocus: false, whenUnreachable: 'There was an error getting portal regions' },
  );
  return (
    <Part id="regions" title="Regions" note="For the companies below this one. Saved on their own.">
      <QueryState query={query} skeleton={<SkeletonCard height={96} />}>
        {({ regions }) => (
          <RegionList key={keyOf(regions)} portalId={portalId} stored={regions} onChanged={onChanged} />
        )}
      </QueryState>
    </Part>
  );
}

/** A `key`: changed regions start the list over. */
const keyOf = (regions: readonly Region[]) => regions.map(({ _id, name }) => `${_id} ${name}`).join('\n');
