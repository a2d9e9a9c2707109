import {
  type ColorScheme,
  Facts,
  PageFrame,
  QueryState,
  Section,
  SkeletonCard,
  Stack,
  styled,
  useScheme,
} from '@overland/ui';
import { useOwnUser } from '@overland/web';
import { setShortcutsOn, useShortcutsOn } from '../layout/shortcuts-store';
import { Choice, ChoiceList, Switch } from './controls';
import { ownFacts } from './own-facts';

/** Six lines under their title: what is below stays where it is when they come. */
const detailsHeight = 277;

/** Label and value stay near each other. */
const Column = styled(Stack)({ maxWidth: 640 });

/** The own details, and how this browser shows the portal. */
export function AccountPage() {
  const user = useOwnUser();
  return (
    <PageFrame title="Account">
      <Column>
        <QueryState query={user} skeleton={<SkeletonCard height={detailsHeight} />}>
          {(own) => (
            <Section title="Your details">
              <Facts facts={ownFacts(own)} />
            </Section>
          )}
        </QueryState>
        <Appearance />
        <Keys />
      </Column>
    </PageFrame>
  );
}

const schemes: ReadonlyArray<[scheme: ColorScheme, label: string]> = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Same as this device'],
];

function Appearance() {
  const { scheme, setScheme } = useScheme();
  return (
    <Section title="Theme" note="Kept in this browser.">
      <ChoiceList label="Theme">
        {schemes.map(([value, label]) => (
          <Choice
            key={value}
            group="theme"
            label={label}
            isChosen={scheme === value}
            onChoose={() => setScheme(value)}
          />
        ))}
      </ChoiceList>
    </Section>
  );
}

function Keys() {
  const isOn = useShortcutsOn();
  return (
    <Section title="Keys" note="Press ? on any page for the list.">
      <Switch label="Use single keys as shortcuts" isOn={isOn} onChange={setShortcutsOn} />
    </Section>
  );
}
