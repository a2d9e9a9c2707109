import type { AcceptedBefore } from '@overland/contracts';
import { type Text, t } from '@overland/i18n';
import { Card, formatDayIn, Note, styled, Unseen } from '@overland/ui';
import { type Change, changesOf } from './what-changed';

const Title = styled('h2')({ fontSize: 20, fontWeight: 800, lineHeight: 1.25 });
const Changes = styled('dl')({
  margin: '14px 0 0',
  '& > div': { borderTop: '1px solid var(--line)', padding: '12px 0' },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& s': { color: 'var(--ink-2)' },
  '& b': { fontWeight: 600 },
  '& > [data-is=price] b': { fontSize: 26, fontWeight: 800, lineHeight: 1.2 },
});

const changesTitle: Text =
  '{count, plural, =0 {Nothing has} =1 {One thing has} =2 {Two things have} =3 {Three things have} =4 {Four things have} other {# things have}} changed since you accepted on {day}';

interface ChangesCardProps {
  before: AcceptedBefore;
  versionNow: number;
  timeZone: string;
}

export function ChangesCard({ before, versionNow, timeZone }: ChangesCardProps) {
  const changes = changesOf(before, versionNow);
  return (
    <Card as="section" aria-label={t('What has changed')} data-changes>
      <Title>
        {t(changesTitle, {
          count: changes.length,
          day: formatDayIn(before.at, timeZone),
        })}
      </Title>
      {changes.length === 0 ? (
        <Note>{t('Please accept the terms once more.')}</Note>
      ) : (
        <Changes>
          {changes.map((change) => (
            <ChangeLine key={`${change.label} ${change.to}`} change={change} />
          ))}
        </Changes>
      )}
    </Card>
  );
}

function ChangeLine({ change: { label, from, to, isPrice, notes } }: { change: Change }) {
  return (
    <div data-is={isPrice ? 'price' : undefined}>
      <Note as="dt">{label}</Note>
      <dd>
        <Unseen>{t('It was {from} and is now {to}.', { from, to })}</Unseen>
        <span aria-hidden="true">
          <s>{from}</s> → <b>{to}</b>
        </span>
        {notes.map((note) => (
          <Note key={note} as="div">
            {note}
          </Note>
        ))}
      </dd>
    </div>
  );
}
