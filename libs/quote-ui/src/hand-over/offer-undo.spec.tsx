import { type NoticeItem, useNotices, useSession } from '@overland/web';
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
const signIn = (role: 'User' | 'Admin') =>
  useSession.getState().signedIn({ token: 't', role, userId: 'ann', portalId: 'p' });
const handOver = jest.fn();
const give = (newOwner: string) => offerUndo({ text: 'Handed over.', things, newOwner, handOver });

beforeEach(() => handOver.mockReset().mockResolvedValue({ done: [], refused: [] }));

it('gives each back to its owner of before, and leaves what the new owner had', async () => {
  signIn('Admin');
  give('kim');
  last()?.action?.run();
  await waitFor(() => expect(last()?.text).toBe('Given back, as it was before.'));
  expect(handOver.mock.calls).toEqual([
    [[things[0], things[2]], 'lee'],
    [[things[1]], null],
  ]);
});

it('says what could not be given back', async () => {
  signIn('Admin');
  handOver.mockResolvedValue({ done: [], refused: [{ uniqueId: 1, message: 'Lee is archived.' }] });
  give('ann');
  last()?.action?.run();
  await waitFor(() => expect(last()?.text).toMatch(/^Not given back\. #1: Lee is archived\./));
});

it('offers a User no undo of what is somebody else’s now', () => {
  signIn('User');
  give('lee');
  expect(last()).toMatchObject({ text: 'Handed over.' });
  expect(last()?.action).toBeUndefined();
  give('ann');
  expect(last()?.action?.label).toBe('Undo');
});
