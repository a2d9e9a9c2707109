import { type NoticeItem, useNotices } from '@overland/web';
import { waitFor } from '@testing-library/react';
import { offerUndo } from './offer-undo';

const owned = (uniqueId: number, ownerId: string | null) => ({
  _id: `q${uniqueId}`,
  uniqueId,
  portalId: 'p',
  ownerId,
});
const things = [owned(1, 'lee'), owned(2, null), owned(3, 'lee'), owned(4, 'kim')];
const last = (): NoticeItem | undefined => useNotices.getState().notices.at(-1);
const handOver = jest.fn();
const give = (newOwner: string) => offerUndo({ text: 'Handed over.', things, newOwner, handOver });

beforeEach(() => {
  handOver.mockReset().mockResolvedValue({ done: [], refused: [] });
  useNotices.setState({ notices: [] });
});
afterEach(() => {
  for (const { onDismiss } of useNotices.getState().notices) onDismiss?.();
});

it('gives each back to its owner of before, and leaves what the new owner had', async () => {
  give('kim');
  const offered = last();
  offered?.onDismiss?.();
  offered?.action?.run();
  await waitFor(() => expect(last()?.text).toBe('Given back, as it was before.'));
  expect(handOver.mock.calls).toEqual([
    [[things[0], things[2]], 'lee'],
    [[things[1]], null],
  ]);
});

it('says what could not be given back', async () => {
  handOver.mockResolvedValue({ done: [], refused: [{ uniqueId: 1, message: 'Lee is archived.' }] });
  give('ann');
  const offered = last();
  offered?.onDismiss?.();
  offered?.action?.run();
  await waitFor(() => expect(last()?.text).toMatch(/^Not given back\. #1: Lee is archived\./));
});

it('offers it to everybody for a minute', () => {
  jest.useFakeTimers();
  give('lee');
  expect(last()).toMatchObject({ text: 'Handed over.', action: { label: 'Undo' } });
  jest.advanceTimersByTime(61_000);
  expect(last()).toBeUndefined();
  jest.useRealTimers();
});

it('offers nothing where all had that owner', () => {
  offerUndo({ text: 'Handed over.', things: [owned(1, 'lee')], newOwner: 'lee', handOver });
  expect(last()?.action).toBeUndefined();
});
