import type { PortalForm, PortalPreview } from '@overland/contracts';
import { formatCountOf, formatMoney, Note, Notice, Section, Stack, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { ExampleTable, Price } from '../editing/example-table';
import { useStored } from '../editing/stored-values';
import { usePreview } from './use-preview';

const Aside = styled(Stack)({
  position: 'sticky',
  top: 24,
  '@media (max-width: 1180px)': { position: 'static' },
});
const Big = styled('p')({
  fontSize: 32,
  fontWeight: 800,
  lineHeight: 1.2,
  '& s': { marginLeft: 8, fontSize: 15, fontWeight: 400, color: 'var(--ink-2)' },
});
const Steps = styled('dl')({
  margin: 0,
  fontSize: 14,
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '5px 0' },
  '& div:last-of-type': { marginTop: 8, paddingTop: 12, borderTop: '1px solid var(--line)', fontWeight: 800 },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
});

export function ExampleCards() {
  const values = useWatch<PortalForm>() as PortalForm;
  const stored = useStored<PortalForm | null>();
  const now = usePreview(values);
  const before = usePreview(stored);
  return (
    <Aside>
      {now && <ExamplePrices now={now} before={before} note="Based on the values in this form." />}
      {now?.warnings.map(({ message }) => (
        <Notice key={message} tone="amber" live>
          {message}
        </Notice>
      ))}
    </Aside>
  );
}

type Prices = NonNullable<PortalPreview['prices']>;
type Row = Prices[number];

interface ExampleProps {
  now: PortalPreview;
  before?: PortalPreview | undefined;
  note: string;
}

export function ExamplePrices(props: ExampleProps) {
  const { steps } = props.now;
  return (
    <Stack>
      <PriceCard {...props} />
      {steps.length > 0 && <StepsCard steps={steps} />}
    </Stack>
  );
}

function PriceCard({ now, before, note }: ExampleProps) {
  if (now.prices === null) {
    return (
      <Section title="A sedan, 620 miles">
        <Note>These values give no price.</Note>
      </Section>
    );
  }
  const [fastest] = now.prices;
  // White glove is one price at every level.
  const isWhiteGloveOnly = fastest?.open === null;
  const price = (row: Row | undefined) => row?.open ?? row?.whiteGlove ?? null;
  return (
    <Section title="A sedan, 620 miles" note={note}>
      <Big>
        <Price now={price(fastest)} was={price(before?.prices?.[0])} />
      </Big>
      <Note style={{ marginBottom: isWhiteGloveOnly ? 0 : 12 }}>
        {isWhiteGloveOnly ? 'White glove' : 'Open, within 1 business day'}
      </Note>
      {!isWhiteGloveOnly && (
        <ExampleTable columns={['Open', 'Enclosed']} rows={rowsOf(now.prices, before?.prices ?? [])} />
      )}
    </Section>
  );
}

function rowsOf(now: Prices, before: Prices) {
  return now.map(({ level, open, enclosed }, at) => ({
    label: formatCountOf(level, 'day'),
    cells: [
      { now: open, was: before[at]?.open ?? null },
      { now: enclosed, was: before[at]?.enclosed ?? null },
    ],
  }));
}

function StepsCard({ steps }: Pick<PortalPreview, 'steps'>) {
  const sum = steps.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (
    <Section title="How it is made">
      <Steps>
        {steps.map(({ key, label, amountCents }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatMoney(amountCents / 100)}</dd>
          </div>
        ))}
        <div>
          <dt>Price</dt>
          <dd>{formatMoney(sum / 100)}</dd>
        </div>
      </Steps>
    </Section>
  );
}
