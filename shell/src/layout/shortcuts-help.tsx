import { Button, Note, styled } from '@overland/ui';
import { Modal } from './modal';
import { shortcuts } from './shortcuts';

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

/** The list of keys, opened with `?`. */
export function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal title="Keys" isOpen={isOpen} onClose={onClose}>
      <Keys>
        {shortcuts.map(({ keys, label }) => (
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
        <Note>The account page switches these keys off.</Note>
        <Button onClick={onClose}>Close</Button>
      </Foot>
    </Modal>
  );
}
