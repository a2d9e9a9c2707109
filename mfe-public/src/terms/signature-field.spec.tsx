import { SignForm } from '@overland/contracts';
import { Form, SubmitButton, TextField } from '@overland/ui/forms';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignatureField } from './signature-field';
import { mostStrokes, pad } from './strokes';

// The simulated browser has no layout, captures no pointers and tells mouse events alone of its pointers.
class PointerEvents extends MouseEvent {
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}
beforeEach(() => {
  Object.assign(globalThis, { PointerEvent: PointerEvents });
  Element.prototype.setPointerCapture = () => undefined;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, pad.width, pad.height));
});

function openField(strokes: number[][] = []) {
  const sent = jest.fn();
  render(
    <Form
      schema={SignForm}
      defaultValues={{ fullName: 'Ruth Adeyemi', kind: 'drawn', strokes, agrees: true }}
      onSubmit={sent}
    >
      <TextField name="fullName" label="Your full name" />
      <SignatureField />
      <SubmitButton busyLabel="Processing…">Accept</SubmitButton>
    </Form>,
  );
  return { sent, user: userEvent.setup() };
}
const padNow = () => screen.getByRole('img', { name: /Signature pad/ });
const accept = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Accept' }));

/** A finger, a pen or the mouse, from point to point. */
function drag(points: [number, number][], { pointerId = 1, button = 0 } = {}) {
  const [[x, y] = [0, 0], ...rest] = points;
  fireEvent.pointerDown(padNow(), { pointerId, button, clientX: x, clientY: y });
  for (const [clientX, clientY] of rest) fireEvent.pointerMove(padNow(), { pointerId, clientX, clientY });
  fireEvent.pointerUp(padNow(), { pointerId });
}

it('is drawn line by line, and sent as whole numbers', async () => {
  const { sent, user } = openField();
  expect(screen.getByRole('img', { name: 'Signature pad, empty' })).toBeVisible();
  drag([
    [10, 20],
    [30.4, 40],
    [31, 41],
  ]);
  drag([[100, 100]]);
  expect(screen.getByRole('img', { name: 'Signature pad, signed' })).toBeVisible();
  await accept(user);
  expect(sent.mock.calls[0][0].strokes).toEqual([
    [10, 20, 30, 40],
    [100, 100, 100, 100],
  ]);
});

it('follows one pointer at a time, and no other button of the mouse', async () => {
  const { sent, user } = openField();
  drag([[1, 1]], { button: 2 });
  fireEvent.pointerDown(padNow(), { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
  drag(
    [
      [200, 100],
      [300, 100],
    ],
    { pointerId: 2 },
  );
  fireEvent.pointerMove(padNow(), { pointerId: 1, clientX: 20, clientY: 10 });
  fireEvent.pointerCancel(padNow(), { pointerId: 1 });
  await accept(user);
  expect(sent.mock.calls[0][0].strokes).toEqual([[10, 10, 20, 10]]);
});

it('is cleared, and asked for when it is empty; the error goes with the first line', async () => {
  const { sent, user } = openField([[1, 2, 30, 40]]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('img', { name: 'Signature pad, empty' })).toBeVisible();
  await accept(user);
  const wrong = await screen.findByText('Please sign, or choose Type.');
  expect(wrong).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  drag([
    [10, 20],
    [30, 40],
  ]);
  await accept(user);
  expect(screen.queryByText('Please sign, or choose Type.')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalled();
});

it('is typed by those who draw nothing, by keyboard; what was drawn is there again afterwards', async () => {
  const { sent, user } = openField([[1, 2, 30, 40]]);
  await user.click(screen.getByLabelText('Your full name'));
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Draw' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Type' })).toBeChecked();
  expect(screen.getByText('Ruth Adeyemi')).toBeVisible();
  await accept(user);
  expect(sent.mock.calls[0][0].kind).toBe('typed');
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(screen.getByRole('img', { name: 'Signature pad, signed' })).toBeVisible();
});

it('takes no more lines than fit, and says so', () => {
  openField(Array(mostStrokes).fill([1, 2, 30, 40]));
  expect(screen.getByText('No more lines fit. Clear to sign again.')).toBeVisible();
  drag([[10, 20]]);
  expect(padNow().querySelectorAll('path')).toHaveLength(mostStrokes);
});
