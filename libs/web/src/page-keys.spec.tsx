import { fireEvent, render } from '@testing-library/react';
import { usePageKeys } from './page-keys';

const run = jest.fn();
function Page({ hasDialog = false }) {
  usePageKeys([{ key: 'c', label: 'Cancel order', run }]);
  return hasDialog ? (
    <div role="dialog">
      <button type="button">Flag</button>
    </div>
  ) : null;
}

let now = 1000;
const press = (key: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(target, event);
};
beforeEach(() => {
  run.mockClear();
  now += 10_000;
});

/** A dialog in which a key is typed, and which closes by it. */
function afterDialog(key: string) {
  const { rerender, getByRole } = render(<Page hasDialog />);
  press(key, getByRole('button'));
  rerender(<Page />);
}

it('takes no key of a text that goes on after it has closed a dialog', () => {
  afterDialog(' ');
  for (const key of 'because') {
    now += 900;
    press(key);
  }
  expect(run).not.toHaveBeenCalled();
  now += 1100;
  press('c');
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['Enter', 'Escape'])('takes a key at once after a dialog that %s has closed', (key) => {
  afterDialog(key);
  press('c');
  expect(run).toHaveBeenCalledTimes(1);
});

it('takes a key at once after a click', () => {
  afterDialog(' ');
  fireEvent.pointerDown(document.body);
  press('c');
  expect(run).toHaveBeenCalledTimes(1);
});
