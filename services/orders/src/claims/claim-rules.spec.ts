import {
  type ClaimState,
  type ClaimStep,
  type ClaimStepName,
  claimStates,
  claimSteps,
  reportUntil,
} from '@overland/contracts';
import {
  answerBy,
  checkInTime,
  checkNumber,
  checkReport,
  checkStep,
  decideBy,
  deliveredOn,
  stepRules,
  stepsFor,
} from './claim-rules.js';
import { afterStep } from './claim-steps.js';

const mcAdmin = { role: 'MCAdmin' } as const;
const admin = { role: 'Admin' } as const;
const claim = { state: 'reported' as ClaimState, number: 1, version: 3, agreed: null as number | null };
const step = (name: ClaimStepName, changes: Partial<ClaimStep> = {}): ClaimStep => ({
  step: name,
  tells: true,
  amount: null,
  note: '',
  version: 3,
  ...changes,
});
const refusal = (work: () => void): { code: string; message: string } | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error as { code: string; message: string };
  }
};

it('goes from state to state by this table', () => {
  const table = claimStates.map((state) => [state, stepsFor({ state }, mcAdmin).join(' ')]);
  expect(table).toEqual([
    ['reported', 'review approve decline withdraw'],
    ['inReview', 'approve decline withdraw'],
    ['approved', 'pay reopen'],
    ['declined', 'reopen'],
    ['paid', ''],
    ['withdrawn', 'reopen'],
  ]);
});

it('is decided by MCAdmin alone; people of the company can withdraw it', () => {
  for (const state of claimStates) {
    const open = state === 'reported' || state === 'inReview';
    expect(stepsFor({ state }, admin)).toEqual(open ? ['withdraw'] : []);
  }
  for (const name of claimSteps.filter((one) => one !== 'withdraw')) {
    const at = { ...claim, state: stepRules[name].from[0] ?? 'reported' };
    expect(refusal(() => checkStep(at, step(name, { amount: 1, note: 'No.' }), admin))?.code).toBe(
      'forbidden',
    );
  }
});

it.each<[string, Partial<typeof claim>, ClaimStep, string | null]>([
  ['is approved with an amount', {}, step('approve', { amount: 400 }), null],
  ['is not approved without one', {}, step('approve'), 'invalid'],
  ['is declined with a reason', {}, step('decline', { note: 'It is in the pickup photos.' }), null],
  ['is not declined without one', {}, step('decline'), 'invalid'],
  ['is paid what was approved', { state: 'approved', agreed: 400 }, step('pay'), null],
  ['is paid a part', { state: 'approved', agreed: 400 }, step('pay', { amount: 300 }), null],
  ['is not paid more', { state: 'approved', agreed: 400 }, step('pay', { amount: 401 }), 'invalid'],
  ['is not paid before it is approved', {}, step('pay'), 'conflict'],
  ['is not reopened once it is paid', { state: 'paid' }, step('reopen'), 'conflict'],
  ['is not changed by an older page', {}, step('review', { version: 2 }), 'conflict'],
])('%s', (_what, changes, taken, code) => {
  expect(refusal(() => checkStep({ ...claim, ...changes }, taken, mcAdmin))?.code ?? null).toBe(code);
});

const delivered = {
  sdStatus: 'delivered',
  flaggedFrom: null,
  deliveredAt: new Date('2026-12-01T04:30:00Z'),
} as const;

it('counts from the day of the delivery where the portal is', () => {
  expect(deliveredOn(delivered, 'America/Chicago')).toBe('2026-11-30');
  expect(deliveredOn({ ...delivered, sdStatus: 'flagged', flaggedFrom: 'delivered' }, 'UTC')).toBe(
    '2026-12-01',
  );
  expect(deliveredOn({ ...delivered, sdStatus: 'picked_up' }, 'UTC')).toBeNull();
  expect(reportUntil('2026-11-30')).toBe('2026-12-30');
});

it('has five business days for an answer and thirty days for the decision', () => {
  expect(answerBy('2026-11-20', new Set(['2026-11-26']))).toBe('2026-11-30');
  expect(decideBy('2026-11-20')).toBe('2026-12-20');
});

const report = { vehicles: [0], what: 'The door is dented.', noticedOn: '2026-11-30', asked: null };
const vehicle = {} as never;
const reporting = {
  report,
  order: { vehicles: [vehicle] },
  deliveredOn: '2026-11-30',
  today: '2026-12-02',
  claims: [],
};
type Reporting = Parameters<typeof checkReport>[0];

it.each<[string, Partial<Reporting>, string | null]>([
  ['is taken', {}, null],
  [
    'is refused before the delivery',
    { deliveredOn: null },
    'Damage can be reported once the order is delivered.',
  ],
  [
    'is refused when it was noticed before the delivery',
    { report: { ...report, noticedOn: '2026-11-29' } },
    'Please choose a day from the delivery on.',
  ],
  [
    'is refused when it was noticed tomorrow',
    { report: { ...report, noticedOn: '2026-12-03' } },
    'Please choose a day that is not in the future.',
  ],
  [
    'is refused of a vehicle that is not there',
    { report: { ...report, vehicles: [1] } },
    'Please choose vehicles of this order.',
  ],
  [
    'is refused of a vehicle twice',
    { report: { ...report, vehicles: [0, 0] } },
    'Please choose vehicles of this order.',
  ],
  [
    'is refused twice',
    { claims: [{ state: 'inReview', what: report.what }] },
    'You have reported this already.',
  ],
  [
    'is taken again once the first was declined',
    { claims: [{ state: 'declined', what: report.what }] },
    null,
  ],
])('a report %s', (_what, changes, message) => {
  const refused = refusal(() => checkReport({ ...reporting, ...changes }));
  if (message === null) expect(refused).toBeNull();
  else expect(JSON.stringify({ ...refused, message: refused?.message })).toContain(message);
});

it('is taken of customers for 30 days, five times a day', () => {
  expect(refusal(() => checkInTime('2026-11-30', '2026-12-30'))).toBeNull();
  expect(refusal(() => checkInTime('2026-11-30', '2026-12-31'))?.code).toBe('conflict');
  expect(refusal(() => checkNumber(4))).toBeNull();
  expect(refusal(() => checkNumber(5))?.code).toBe('tooManyRequests');
});

describe('a step', () => {
  const now = new Date('2026-12-02T15:00:00Z');
  const taken = { actor: 'Dana Reyes', now, reportedOn: '2026-12-01' };
  const before = {
    state: 'reported',
    answerBy: '2026-12-08',
    agreed: null,
    paid: null,
    answer: '',
    earlierAnswers: [],
    answeredBy: '',
    answeredAt: null,
    closedAt: null,
  } satisfies Parameters<typeof afterStep>[0];

  it('leaves the days to decide once it is in review, also after it was reopened', () => {
    expect(afterStep(before, step('review'), taken)).toMatchObject({
      state: 'inReview',
      answerBy: '2026-12-31',
    });
    const declined = { ...before, state: 'declined', answer: 'No.', closedAt: now } as const;
    expect(afterStep(declined, step('reopen', { note: 'New photos.' }), taken)).toMatchObject({
      state: 'inReview',
      answerBy: '2026-12-31',
      answer: '',
      closedAt: null,
    });
  });

  it('keeps what the customer was told before, but not of a decision that is reopened', () => {
    const inReview = afterStep(before, step('review', { note: 'We ask the carrier.' }), taken);
    expect(inReview).toMatchObject({ answer: 'We ask the carrier.', earlierAnswers: [] });
    const approved = afterStep(inReview, step('approve', { amount: 400, note: 'Agreed.' }), taken);
    expect(approved).toMatchObject({ answer: 'Agreed.', earlierAnswers: ['We ask the carrier.'] });
    expect(afterStep(approved, step('reopen'), taken)).toMatchObject({
      answer: '',
      earlierAnswers: ['We ask the carrier.'],
    });
    expect(afterStep(approved, step('pay', { note: 'By check.' }), taken)).toMatchObject({
      answer: 'By check.',
      earlierAnswers: ['We ask the carrier.', 'Agreed.'],
    });
  });

  it('keeps what was approved beside what was paid', () => {
    const approved = afterStep(before, step('approve', { amount: 400, note: 'Agreed.' }), taken);
    expect(approved).toMatchObject({
      state: 'approved',
      agreed: 400,
      paid: null,
      answerBy: null,
      closedAt: null,
    });
    expect(afterStep(approved, step('pay'), taken)).toMatchObject({
      state: 'paid',
      agreed: 400,
      paid: 400,
      answer: 'Agreed.',
      closedAt: now,
    });
  });
});
