import { mileageBands, type PortalForm } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { bandLabel, formatMoney, Note, PHONE, styled } from '@overland/ui';
import { SwitchField, useWatch } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';
import { SurchargeFields } from '../editing/sheet-fields';
import { DollarsField } from '../editing/stored-values';
import { Part } from './part';
import { labels } from './portal-fields';
import { useSheetFollowsSwitches } from './use-sheet-follows-switches';

/** Prices by band, to type or to read. */
export const Bands = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: 22,
  fontSize: 15,
  '& th, & td': { padding: '8px 0 8px 12px', textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' },
  '& tbody tr > *': { borderTop: '1px solid var(--line)' },
  '& td:not(:nth-of-type(1))': { color: 'var(--ink-2)', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1)': { width: 168, textAlign: 'left' },
  [PHONE]: { '& td:nth-of-type(1)': { width: 130 }, '& [data-extra]': { display: 'none' } },
});

/** The company's own prices in place of the provider's; of a premium company its white-glove prices. */
export function SheetSection() {
  const [isPremium, isOwn] = useWatch<PortalForm, ['isPremium', 'hasCustomRates']>({
    name: ['isPremium', 'hasCustomRates'],
  });
  const followSwitches = useSheetFollowsSwitches();
  if (isPremium) {
    return (
      <Part id="sheet" title="Rate sheet" note="White glove, per vehicle. Dollars per band.">
        <BandTable />
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
          <BandTable />
          <SurchargeFields sheet="customRates" />
        </>
      ) : (
        <Note>This company uses the provider’s rate sheet.</Note>
      )}
    </Part>
  );
}

function BandTable() {
  const bands = useWatch<PortalForm, 'customRates.bands'>({ name: 'customRates.bands' });
  const isPremium = useWatch<PortalForm, 'isPremium'>({ name: 'isPremium' });
  // The provider's sheet is the super admin's to read, and has no white-glove prices to compare with.
  const { data } = useApiQuery(calls.settings.get, {}, { staleTime: 300_000, enabled: !isPremium });
  const defaults = isPremium ? undefined : data?.defaultSheet?.bands;
  return (
    <Bands>
      <thead>
        <tr>
          <th scope="col">Miles</th>
          <th scope="col">Price</th>
          {defaults && <th scope="col">Default</th>}
          <th scope="col" data-extra>
            Per mile
          </th>
        </tr>
      </thead>
      <tbody>
        {mileageBands.map((miles, at) => (
          <tr key={miles}>
            <th scope="row">{bandLabel(at)}</th>
            <td>
              <DollarsField name={`customRates.bands.${at}`} label={bandLabel(at)} hidesLabel />
            </td>
            {defaults && <td>{formatMoney(defaults[at] ?? 0)}</td>}
            <td data-extra>{perMile(bands[at], at)}</td>
          </tr>
        ))}
      </tbody>
    </Bands>
  );
}

/** In the middle of the band. */
export function perMile(price: number | null | undefined, at: number): string {
  if (typeof price !== 'number' || Number.isNaN(price)) return '–';
  const [least, most] = [(mileageBands[at - 1] ?? 0) + 1, mileageBands[at] ?? 0];
  return `$${((price * 2) / (least + most)).toFixed(2)}`;
}
