import {
  type ColorScheme,
  PageFrame,
  QueryState,
  Section,
  SkeletonCard,
  Stack,
  TwoColumns,
  useScheme,
} from '@overland/ui';
import { CheckboxInput, RadioInput } from '@overland/ui/forms';
import { useOwnUser, useShortcutsStore } from '@overland/web';
import { DetailsForm } from './details-form';
import { LatelyCard } from './lately-card';
import { PasswordForm } from './password-form';
import { SecondStepsCard } from './second-steps/second-steps-card';
import { SessionsCard } from './sessions-card';

/** The height of the form, so that nothing jumps when it arrives. */
const detailsHeight = 404;

export function AccountPage() {
  const user = useOwnUser();
  const own = user.data;
  return (
    <PageFrame title="Account" subtitle={own && `${own.role}, ${own.companyName}`}>
      <TwoColumns>
        <Stack>
          <QueryState query={user} skeleton={<SkeletonCard height={detailsHeight} />}>
            {(loaded) => <DetailsForm key={loaded._id} user={loaded} />}
          </QueryState>
          <SecondStepsCard email={own?.email ?? ''} />
          <SessionsCard />
        </Stack>
        <Stack>
          <PasswordForm />
          <LatelyCard />
          <Appearance />
          <Keys />
        </Stack>
      </TwoColumns>
    </PageFrame>
  );
}

const schemes: ReadonlyArray<{ value: ColorScheme; label: string }> = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as this device' },
];

function Appearance() {
  const { scheme, setScheme } = useScheme();
  return (
    <Section title="Theme" note="Kept in this browser.">
      <RadioInput label="Colors" value={scheme} options={schemes} onChange={setScheme} />
    </Section>
  );
}

function Keys() {
  const { isOn, setOn } = useShortcutsStore();
  return (
    <Section title="Keys" note="Press ? on any page for the list.">
      <CheckboxInput label="Use keyboard shortcuts" checked={isOn} onChange={setOn} />
    </Section>
  );
}
