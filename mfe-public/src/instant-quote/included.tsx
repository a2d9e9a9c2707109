import { type Text, t } from '@overland/i18n';
import { CheckIcon, PHONE, PlainList, styled } from '@overland/ui';

const Lead = styled('p')({ fontSize: 18, lineHeight: 1.5, maxWidth: 620, [PHONE]: { fontSize: 16 } });
const List = styled(PlainList)({
  margin: '14px 0 22px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  fontWeight: 600,
  fontSize: 15,
  [PHONE]: { flexDirection: 'column' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { color: 'var(--sign)', flex: 'none' },
});

const included: readonly Text[] = [
  'Door-to-door service',
  'Coordinated pickup and delivery',
  'Taxes and fees included',
];

export function Included() {
  return (
    <>
      <Lead>
        {t(
          'Enter where your car is and where it should go. You see the whole price at once, and book when you are ready.',
        )}
      </Lead>
      <List>
        {included.map((text) => (
          <li key={text}>
            <CheckIcon />
            {t(text)}
          </li>
        ))}
      </List>
    </>
  );
}
