import { type PortalForm, states } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Row } from '@overland/ui';
import { ComboField, SelectField, useFormContext, useWatch } from '@overland/ui/forms';
import { portalChoices, useApiQuery, usePortals } from '@overland/web';
import { formatText, Marked, TextRow, withMark } from '../editing/stored-values';
import { FieldGrid, Part } from './part';
import { labels } from './portal-fields';
import { PhoneRow, SwitchRow } from './portal-inputs';
import { timeZoneLabel, timeZoneOptions } from './time-zones';
import { useIsCustomerPortal } from './use-portal';
import { useSheetFollowsSwitches } from './use-sheet-follows-switches';

const label = labels.identity;
const StateRow = withMark(SelectField, formatText);
const TimeZoneRow = withMark(ComboField, timeZoneLabel);
const stateOptions = states.map(([value, name]) => ({ value, label: name }));

export function IdentitySection({ portalId }: { portalId: string | null }) {
  const followSwitches = useSheetFollowsSwitches();
  const isCustomerPortal = useIsCustomerPortal(portalId);
  return (
    <Part id="identity" title="Identity" note="What customers see on quotes, emails and the PDF.">
      <FieldGrid>
        <div data-wide>
          <TextRow name="companyName" label={label.companyName} />
        </div>
        <ParentField portalId={portalId} />
        <RegionFields />
        <div data-wide>
          <TextRow name="companyAddress" label={label.companyAddress} />
        </div>
        <TextRow name="companyCity" label={label.companyCity} />
        <Row>
          <StateRow
            name="companyState"
            label={label.companyState}
            options={stateOptions}
            placeholder="Select One"
          />
          <TextRow name="companyZip" label={label.companyZip} inputMode="numeric" maxLength={5} />
        </Row>
        <PhoneRow name="companyPhone" label={label.companyPhone} />
        <PhoneRow name="companyFax" label={label.companyFax} />
        <div data-wide>
          <TimeZoneRow name="timeZone" label={label.timeZone} options={timeZoneOptions} />
        </div>
      </FieldGrid>
      <FieldGrid>
        <SwitchRow name="isDealership" label={label.isDealership} />
        <SwitchRow
          name="isPremium"
          label={label.isPremium}
          hint="Quotes white glove only, from its own rate sheet."
          onPick={followSwitches}
        />
        <SwitchRow
          name="sharesQuotes"
          label={label.sharesQuotes}
          {...(isCustomerPortal && { hint: 'Always, as the customer portal.', isAlwaysOn: true })}
        />
        <SwitchRow name="requiresRegistration" label={label.requiresRegistration} />
        <SwitchRow name="asksNonDomestic" label={label.asksNonDomestic} />
        <SwitchRow
          name="requiresSecondStep"
          label={label.requiresSecondStep}
          hint="Its users sign in with a passkey or an authenticator app, and must set one up first."
        />
      </FieldGrid>
    </Part>
  );
}

function ParentField({ portalId }: { portalId: string | null }) {
  const { setValue } = useFormContext<PortalForm>();
  const portals = usePortals();
  const others = portalChoices(portals).filter(({ value }) => value !== portalId);
  const nameOf = (id: string | null) => others.find(({ value }) => value === id)?.label ?? 'none';
  // An empty field is no parent. Regions are the parent's, so another parent has others.
  const pick = (id: string) => {
    setValue('parentPortal', id || null);
    setValue('region', null);
  };
  return (
    <Marked name="parentPortal" format={nameOf} hint={portals.error?.message}>
      {(hint) => (
        <ComboField
          name="parentPortal"
          label={label.parentPortal}
          options={others}
          placeholder="None"
          hint={hint}
          onPick={pick}
        />
      )}
    </Marked>
  );
}

function RegionFields() {
  const { setValue } = useFormContext<PortalForm>();
  const [parentPortal, region] = useWatch<PortalForm, ['parentPortal', 'region']>({
    name: ['parentPortal', 'region'],
  });
  const { data, error } = useApiQuery(
    calls.portalEdits.regions,
    { params: { portalId: parentPortal ?? '' } },
    { enabled: parentPortal !== null, whenUnreachable: 'There was an error getting portal regions' },
  );
  const regions = parentPortal === null ? [] : (data?.regions ?? []);
  const options = [
    ...regions.map(({ _id, name }) => ({ value: _id, label: name })),
    { value: 'other', label: 'Other' },
  ];
  const nameOf = (id: string | null) => options.find(({ value }) => value === id)?.label ?? 'none';
  return (
    <>
      <Marked name="region" format={nameOf} hint={error?.message}>
        {(hint) => (
          <SelectField
            name="region"
            label={label.region}
            options={options}
            placeholder="No region"
            hint={hint}
            onPick={(id) => setValue('region', id || null)}
          />
        )}
      </Marked>
      {region === 'other' && (
        <div data-wide>
          <TextRow name="regionOther" label={label.regionOther} />
        </div>
      )}
    </>
  );
}
