import {
  CancelWish,
  CarrierApplication,
  DayWish,
  messages,
  OrderRequest,
  PublicOrderRequest,
  PublicQuoteRequest,
  TermsAcceptance,
} from './index.js';

interface Form {
  shape: Record<string, unknown>;
  safeParse(value: unknown): { error?: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

const text = 'See example.com';
/** The fields that take the text. */
function takersOf(form: Form): string[] {
  const names = Object.keys(form.shape);
  const filled = Object.fromEntries(names.map((name) => [name, text]));
  const { issues = [] } = form.safeParse(filled).error ?? {};
  const refused = new Set(issues.map(({ path }) => path[0]));
  return names.filter((name) => !refused.has(name));
}

describe('T17: a web address that a visitor types', () => {
  it('is taken by no field of a booking, a quote, an application or a request', () => {
    const takers = [PublicOrderRequest, PublicQuoteRequest, CarrierApplication, DayWish, CancelWish].map(
      (form) => takersOf(form as unknown as Form),
    );
    // Ids of places that are looked up, and the field that people do not see.
    expect(takers).toEqual([[], ['pickup', 'delivery'], ['website'], [], []]);
  });

  it('is no name under which terms are accepted', () => {
    expect(takersOf(TermsAcceptance as unknown as Form)).not.toContain('fullName');
  });

  it('is refused in the name of an agent, the make and the model', () => {
    const agents = [{ name: text, email: 'ann@agents.example' }];
    const vehicleQuotes = [{ make: text, model: text, operableBool: true }];
    const pathsOf = (form: Form, value: object) =>
      form.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(pathsOf(PublicOrderRequest as unknown as Form, { agents })).toContain('agents.0.name');
    expect(pathsOf(PublicQuoteRequest as unknown as Form, { vehicleQuotes })).toEqual(
      expect.arrayContaining(['vehicleQuotes.0.make', 'vehicleQuotes.0.model']),
    );
  });

  it('is said at its field, with what to do', () => {
    const issues = PublicOrderRequest.safeParse({ pickupNotes: 'Mail bob@example.com first' }).error?.issues;
    expect(issues).toContainEqual(
      expect.objectContaining({ path: ['pickupNotes'], message: messages.noWebAddresses }),
    );
  });
});

it('staff may type an email address into notes, and name a business by its site', () => {
  expect(takersOf(OrderRequest as unknown as Form).sort()).toEqual([
    'deliveryAddress',
    'deliveryBusinessName',
    'deliveryCity',
    'deliveryNotes',
    'pickupAddress',
    'pickupBusinessName',
    'pickupCity',
    'pickupNotes',
    'reg',
  ]);
});
