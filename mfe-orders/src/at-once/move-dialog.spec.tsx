import { emails, noCarrier, orderWork } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { type MoveAnswer, MoveDialog, type MoveDialogProps } from './move-dialog';
import type { AskedMove } from './move-names';
import { OpenPointsOfEach } from './open-points';

const known = {
  carrierName: 'Blue Ridge Auto Transport',
  driverName: 'Sam Ortiz',
  driverPhone: '(806) 555-0142',
  truck: 'TX 4K-2210',
};
const lastUsedAt = '2026-11-20T15:00:00.000Z';

function open(to: AskedMove, props: Partial<MoveDialogProps> = { order: anOrder() }) {
  const answers: MoveAnswer[] = [];
  const server = new FakeServer()
    .answer(emails.audience, { body: { recipients: [] } })
    .answer(orderWork.listCarriers, { body: { carriers: [{ ...known, lastUsedAt }] } });
  const onMove = (answer: MoveAnswer) => void answers.push(answer);
  const dialog = (
    <MoveDialog
      label="Move"
      what="order #10234"
      to={to}
      onMove={onMove}
      onClose={() => undefined}
      {...props}
    />
  );
  const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
  return { ...openPage(dialog, { server, session }), answers };
}

describe('assigning a driver', () => {
  it('begins in the carrier, and a known one fills what is empty', async () => {
    const { user, answers } = open('accepted');
    expect(await screen.findByRole('combobox', { name: 'Carrier' })).toHaveFocus();
    await user.type(screen.getByLabelText('Driver (optional)'), 'Kim Reyes');
    await user.type(screen.getByRole('combobox', { name: 'Carrier' }), 'ridge');
    await user.click(await screen.findByRole('option', { name: known.carrierName }));
    expect(screen.getByLabelText('Driver’s phone (optional)')).toHaveValue(known.driverPhone);
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(answers).toEqual([{ at: null, tells: true, carrier: { ...known, driverName: 'Kim Reyes' } }]);
  });

  it('takes a new carrier as it is typed, by Enter', async () => {
    const { user, answers } = open('accepted');
    await user.type(await screen.findByRole('combobox', { name: 'Carrier' }), 'Blue{Enter}');
    expect(answers[0]?.carrier).toMatchObject({ carrierName: 'Blue', driverName: '' });
  });

  it('needs the carrier of one order', async () => {
    const { user, answers } = open('accepted');
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Please enter the carrier.')).toBeVisible();
    expect(answers).toEqual([]);
  });

  it('shows what the TMS said already, and begins in what is missing', async () => {
    open('accepted', { order: anOrder({ ...known, truck: '' }) });
    expect(await screen.findByRole('combobox', { name: 'Carrier' })).toHaveValue(known.carrierName);
    expect(screen.getByLabelText('Truck (optional)')).toHaveFocus();
  });

  it('of several orders needs the carrier, takes a sum for each, and says what of which is open', async () => {
    const open234 = { orderId: 'one', uniqueId: 10_234, open: { due: 990, termsAccepted: false } };
    const warnings = <OpenPointsOfEach possible={[open234]} />;
    const { user, answers } = open('accepted', { warnings });
    const text = '#10234: $990 COD is not paid, and the customer has not accepted the terms.';
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Please enter the carrier.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Carrier' }), 'Blue Ridge');
    await user.type(screen.getByLabelText('Agreed with the carrier, for each order (optional)'), '700');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    const carrier = { ...noCarrier, carrierName: 'Blue Ridge' };
    expect(answers).toEqual([{ at: null, tells: true, carrier, agreed: 700 }]);
  });
});

describe('a pickup', () => {
  it('before the window is warned of and allowed, with odometer and condition', async () => {
    const { user, answers } = open('picked_up');
    expect(await screen.findByLabelText('Odometer (optional)')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Picked up at'), { target: { value: '2026-12-05T16:05' } });
    expect(
      screen.getByText(/^This is 2 days before the pickup window \(Dec 7.* to Dec 9.*\)\.$/),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Odometer (optional)'), '45210');
    await user.type(screen.getByLabelText('Condition (optional)'), 'A scratch.');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(answers).toEqual([
      {
        at: new Date('2026-12-05T16:05').toISOString(),
        tells: true,
        condition: { odometers: [45210], note: 'A scratch.' },
      },
    ]);
  });

  it('within the window is not warned of', async () => {
    open('picked_up');
    const at = await screen.findByLabelText('Picked up at');
    fireEvent.change(at, { target: { value: '2026-12-08T16:05' } });
    expect(screen.queryByText(/before the pickup window/)).toBeNull();
  });
});

describe('a delivery', () => {
  it('with fewer miles than at the pickup is warned of and allowed', async () => {
    const order = anOrder({ pickupCondition: { odometers: [45_210], note: '' } });
    const { user, answers } = open('delivered', { order });
    const warning = 'This is less than at the pickup: 45,210 miles.';
    await user.type(await screen.findByLabelText('Odometer (optional)'), '45300');
    expect(screen.queryByText(warning)).toBeNull();
    await user.clear(screen.getByLabelText('Odometer (optional)'));
    await user.type(screen.getByLabelText('Odometer (optional)'), '45100');
    expect(screen.getByText(warning)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(answers[0]?.condition?.odometers).toEqual([45_100]);
  });
});
