import type { PortalForm } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { bandLabel, Note } from '@overland/ui';
import { SwitchField, useWatch } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';
import { SurchargeFields } from '../editing/sheet-fields';
import { DollarsField } from '../editing/stored-values';
import { BandTable } from './band-table';
import { Part } from './part';
import { labels } from './portal-fields';
import { useSheetFollowsSwitches } from './use-sheet-follows-switches';

export function SheetSection() {
  const [isPremium, isOwn] = useWatch<PortalForm, ['isPremium', 'hasCustomRates']>({
    name: ['isPremium', 'hasCustomRates'],
  });
  const followSwitches = useSheetFollowsSwitches();
  if (isPremium) {
    return (
      <Part id="sheet" title="Rate sheet" note="White glove, per vehicle. Dollars per band.">
        <BandFields />
      </Part>
    );
  }
  return (
    <Part
      id="sheet"
      title="Rate sheet"
      note="Open, 1 business day, before surcharges. Dollars per band."
      aside={
        <SwitchField name="hasCustomRates" label={labels.sheet.hasCustomRates} onPick={followSwitches} />
      }
    >
      {isOwn ? (
        <>
          <BandFields />
          <SurchargeFields sheet="customRates" />
        </>
      ) : (
        <Note>This company uses the provider’s rate sheet.</Note>
      )}
    </Part>
  );
}

function BandFields() {
  const bands = useWatch<PortalForm, 'customRates.bands'>({ name: 'customRates.bands' });
  const isPremium = useWatch<PortalForm, 'isPremium'>({ name: 'isPremium' });
  // The provider's sheet is the super admin's to read, and has no white-glove prices to compare with.
  const { data } = useApiQuery(calls.settings.get, {}, { staleTime: 300_000, enabled: !isPremium });
  const defaults = isPremium ? undefined : data?.defaultSheet?.bands;
  return (
    <BandTable
      price={{
        width: 150,
        cell: (_, at) => <DollarsField name={`customRates.bands.${at}`} label={bandLabel(at)} hidesLabel />,
      }}
      defaults={defaults}
      bands={bands}
    />
  );
}
