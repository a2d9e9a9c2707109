import { askedOf, latenessOf, owedBy, requestLabel } from './asked-words';

const [one, two, three] = ['a', 'b', 'c'].map((_id, at) => ({ _id, uniqueId: 10231 + at })) as [
  Row,
  Row,
  Row,
];
type Row = { _id: string; uniqueId: number };
const owing = (amount: number, daysLate = 0) => ({ owed: { amount, daysLate } });
const told = (orderId: string, address: string) => ({
  orderId,
  uniqueId: 0,
  customerFullName: 'Samir Haddad',
  recipients: [{ party: 'customer' as const, address }],
});

it('lists who can be asked in the order of the page, with what is owed and where the email goes', () => {
  const plan = {
    possible: [
      { orderId: 'c', uniqueId: three.uniqueId, ...owing(400) },
      { orderId: 'a', uniqueId: one.uniqueId, ...owing(1247) },
    ],
    refused: [{ orderId: 'b', uniqueId: two.uniqueId, message: 'This order is paid.' }],
    audiences: [told('c', 'c@home.example'), told('a', 'a@home.example')],
  };
  expect(askedOf([one, two, three], plan).map(({ uniqueId, address }) => `${uniqueId} ${address}`)).toEqual([
    '10231 a@home.example',
    '10233 c@home.example',
  ]);
});

it('counts on the button what is ticked, and sums it', () => {
  expect(requestLabel([])).toBe('Request Payment');
  expect(requestLabel([owing(1247)])).toBe('Request 1 Payment · $1,247');
  expect(requestLabel([owing(1247), owing(400)])).toBe('Request 2 Payments · $1,647');
});

it('gives no sum of what a server of the release before does not tell', () => {
  expect(owedBy([owing(1247), {}])).toBe('');
  expect(requestLabel([owing(1247), {}])).toBe('Request 2 Payments');
});

it.each([
  [557, '557 days late'],
  [1, '1 day late'],
  [0, 'pickup today'],
  [-2, 'pickup in 2 days'],
])('says of a first pickup day that passed %i days ago: %s', (daysLate, words) => {
  expect(latenessOf({ owed: { amount: 0, daysLate } })).toBe(words);
});

it('says of what was picked up early that it was, and of a dispute that there is one', () => {
  expect(latenessOf({ owed: { amount: 0, daysLate: -4, isPickedUp: true } })).toBe('picked up');
  expect(latenessOf({ owed: { amount: 0, daysLate: 3, isPickedUp: true } })).toBe('3 days late');
  expect(latenessOf({ owed: { amount: 0, daysLate: 3 }, isDisputed: true })).toBe('in dispute');
});
