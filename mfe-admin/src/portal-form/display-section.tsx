import type { PortalForm } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { SwitchRows } from './portal-inputs';

/** What people of the company see and fill in; a premium company has no such choices (docs/product/people.md). */
export function DisplaySection() {
  const isPremium = useWatch<PortalForm, 'isPremium'>({ name: 'isPremium' });
  if (isPremium) return null;
  return (
    <Part id="display" title="Display" note="What people of this company see and fill in.">
      <FieldGrid>
        <SwitchRows labels={labels.display} />
      </FieldGrid>
    </Part>
  );
}
