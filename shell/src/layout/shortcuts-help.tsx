import { Button, Note, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { usePageKeyList } from '@overland/web';
import { paletteKey } from './palette-key';
import { type ShortcutAction, shortcuts } from './shortcuts';
import { usePageLinks } from './use-page-links';

const labels: Partial<Record<ShortcutAction, string>> = {
  search: 'Search in this list',
  newQuote: 'New quote',
  help: 'This list of keys',
};
const ofLists = [
  { keys: ['j', 'k'], label: 'Next row, previous row' },
  { keys: ['x'], label: 'Select the row' },
  { keys: ['Enter'], label: 'Open the row' },
];

const isThere = (selector: string) => document.querySelector(selector) !== null;

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 20px',
  alignItems: 'center',
  margin: '0 0 20px',
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    marginRight: 4,
    padding: '2px 8px',
    border: '1px solid var(--field)',
    borderRadius: 6,
    font: 'inherit',
    fontSize: 14,
    fontWeight: 600,
    textAlign: 'center',
  },
});
const Foot = styled('div')({ display: 'grid', gap: 16 });

/** The keys that do something on the shown page, its own first; opened with `?`. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const pageKeys = usePageKeyList((state) => state.keys);
  const places = new Map<string, string>(usePageLinks().map(({ path, label }) => [path, label]));
  const everywhere = shortcuts.flatMap(({ keys, action }) => {
    const label = labels[action] ?? places.get(action);
    return label === undefined ? [] : [{ keys, label }];
  });
  const all = [
    ...pageKeys.flatMap(({ key, label }) => (key === undefined ? [] : [{ keys: [key], label }])),
    { keys: [paletteKey], label: 'Search, or type a command' },
    ...everywhere.filter(({ keys }) => keys[0] !== '/' || isThere('main input[type=search]')),
    ...(isThere('main [data-row]') ? ofLists : []),
  ];
  return (
    <Dialog width={420} title="Keys" open={isOpen} onClose={onClose}>
      <Keys>
        {all.map(({ keys, label }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </Keys>
      <Foot>
        <Note>You can turn shortcuts off on the account page.</Note>
        <Button onClick={onClose}>Close</Button>
      </Foot>
    </Dialog>
  );
}
