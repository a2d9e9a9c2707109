import {
  account,
  messages,
  NewUser,
  OrderRequest,
  QuoteRequest,
  signIn,
  TypedQuoteRequest,
  userEdits,
} from './index.js';

/** The messages of a payload by path, as a form shows them. */
function messagesOf(
  schema: {
    safeParse(value: unknown): {
      success: boolean;
      error?: { issues: { path: PropertyKey[]; message: string }[] };
    };
  },
  value: unknown,
): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('signing in', () => {
  const { body } = signIn.verifyEmail;

  it('asks for email and password', () => {
    expect(messagesOf(body, {})).toEqual({
      email: 'Please enter an email address.',
      password: 'Please enter a password.',
    });
  });

  it.each(['a', 'a@', 'a@b', '@b.com', 'a b@c.com', 'a@b..com', `${'a'.repeat(300)}@b.com`])(
    'refuses %p as an address',
    (email) => {
      expect(messagesOf(body, { email, password: 'x' }).email).toBe('Please enter a valid email address.');
    },
  );

  it('lowercases the address', () => {
    expect(body.parse({ email: ' Dana@Overland.Example ', password: 'x' }).email).toBe(
      'dana@overland.example',
    );
  });

  it.each([
    ['signing in', body, { email: 'a@b.co' }],
    ['a forgotten password', signIn.resetPassword.body, {}],
    ['a changed one', account.changePassword.body, { currentPassword: ' the old one ' }],
    ['confirming', account.confirm.body, {}],
    [
      'a temporary one',
      userEdits.create.body,
      { email: 'a@b.co', firstName: 'A', lastName: 'B', phone: '', mobilePhone: '', role: 'User' },
    ],
  ])('takes passwords exactly as they were typed: %s', (_what, schema, more) => {
    const typed = { ...more, password: '  A quiet road  at dawn ' };
    expect(schema.parse(typed)).toEqual(typed);
    expect(schema.safeParse({ ...typed, password: '' }).success).toBe(false);
  });

  it('T16: takes no array, object or number for an address', () => {
    for (const email of [['a@b.co'], { $ne: null }, 7, true, null]) {
      expect(body.safeParse({ email, password: 'x' }).success).toBe(false);
    }
  });

  it('asks for the code', () => {
    expect(messagesOf(signIn.login.body, { email: 'a@b.co', code: ' ' })).toEqual({
      code: 'Please enter code.',
    });
  });
});

describe('the quote form', () => {
  const vehicle = { make: 'Honda', model: 'Accord', operableBool: true };
  const form = { pickup: 'city:TX:dallas', delivery: 'city:CO:denver', vehicleQuotes: [vehicle] };

  it('requires pickup, delivery and every part of a vehicle', () => {
    expect(messagesOf(QuoteRequest, { pickup: '', vehicleQuotes: [{ make: 'Select One' }] })).toEqual({
      pickup: 'This field is required.',
      delivery: 'This field is required.',
      'vehicleQuotes.0.make': 'Make cannot be empty.',
      'vehicleQuotes.0.model': 'Model cannot be empty.',
      'vehicleQuotes.0.operableBool': 'Select if vehicle is operable.',
    });
  });

  it('takes at most three vehicles', () => {
    expect(QuoteRequest.safeParse({ ...form, vehicleQuotes: [vehicle, vehicle, vehicle] }).success).toBe(
      true,
    );
    expect(
      messagesOf(QuoteRequest, { ...form, vehicleQuotes: [vehicle, vehicle, vehicle, vehicle] }),
    ).toEqual({
      vehicleQuotes: 'A quote takes at most 3 vehicles.',
    });
  });

  it.each([
    ['50.7', 50],
    [50.7, 50],
    ['', 0],
    [' 120 ', 120],
  ])('reads the commission %p as %p', (commission, expected) => {
    expect(QuoteRequest.parse({ ...form, commission }).commission).toBe(expected);
  });

  it('refuses the cents of a commission that is typed into the form', () => {
    expect(messagesOf(TypedQuoteRequest, { ...form, commission: 50.7 })).toEqual({
      commission: messages.wholeDollars,
    });
    expect(TypedQuoteRequest.parse({ ...form, commission: null }).commission).toBe(0);
  });

  it.each(['-1', 'fifty', '1e9', 5001, Number.NaN, [50], { $gt: 0 }])(
    'refuses the commission %p',
    (commission) => {
      expect(QuoteRequest.safeParse({ ...form, commission }).success).toBe(false);
    },
  );

  it('T4: refuses a field that is not of the form', () => {
    for (const extra of ['price', 'status', 'discount', 'createdAt', 'uniqueId', 'isPremium']) {
      expect(QuoteRequest.safeParse({ ...form, [extra]: 1 }).success).toBe(false);
    }
  });
});

describe('the form of a user', () => {
  it('asks for email, names, role and the temporary password by their labels', () => {
    const empty = { email: '', firstName: '', lastName: '', role: '', password: '' };
    expect(messagesOf(NewUser, empty)).toEqual({
      email: 'Email is required!',
      firstName: 'First name is required!',
      lastName: 'Last name is required!',
      role: 'Role is required!',
      password: 'Temporary password is required!',
    });
  });

  it('names the limits of the temporary password', () => {
    for (const password of ['short', 'x'.repeat(201)]) {
      expect(messagesOf(NewUser, { password })).toMatchObject({
        password: 'Temporary password must be between 15 and 200 characters',
      });
    }
  });

  it('names the field whose email or number is not valid', () => {
    expect(messagesOf(NewUser, { email: 'dana@', phone: '555', mobilePhone: '5' })).toMatchObject({
      email: 'Email is not a valid email!',
      phone: 'Phone is not a valid number!',
      mobilePhone: 'Mobile phone is not a valid number!',
    });
  });
});

describe('the booking form', () => {
  it('requires the customer, the contacts, the addresses and the dates', () => {
    const required = messagesOf(OrderRequest, {
      quoteId: '4b6bb04c-2f0e-4c0b-9a3e-6d0a9d7f3a10',
      quotes: [{}],
    });
    expect(Object.keys(required).sort()).toEqual([
      'customerEmail',
      'customerFullName',
      'customerPrimaryPhone',
      'deliveryAddress',
      'deliveryCity',
      'deliveryState',
      'deliveryZip',
      'pickupAddress',
      'pickupCity',
      'pickupStartDate',
      'pickupState',
      'pickupZip',
      'quotes.0.vin',
      'quotes.0.year',
      'serviceLevel',
      'transportType',
    ]);
    expect(new Set(Object.values(required))).toEqual(new Set(['This field is required.']));
  });

  it('takes phones in the mask (000) 000-0000 only', () => {
    expect(messagesOf(OrderRequest, { customerPrimaryPhone: '5550100199' }).customerPrimaryPhone).toContain(
      '(555)',
    );
    expect(messagesOf(OrderRequest, { customerPrimaryPhone: '(555) 010-0199' })).not.toHaveProperty(
      'customerPrimaryPhone',
    );
  });

  it('asks a VIN of 17 signs from 1981 on, and takes a short one before', () => {
    const vin = (value: string, year: number | string) =>
      messagesOf(OrderRequest, { quotes: [{ vin: value, year }] })['quotes.0.vin'];
    expect(vin('1HGCM82633A004352', 2003)).toBeUndefined();
    expect(vin('1HGCM82633A00435O', '2003')).toContain('17 letters and digits');
    expect(vin('S867S123', 1967)).toBeUndefined();
    expect(vin('S867S123', 1995)).toContain('17 letters and digits');
    // Before there is a year, so that all that is wrong is said at once.
    expect(vin('1HGCM82633A00435', '')).toContain('17 letters and digits');
    expect(vin('', 2003)).toBe('This field is required.');
  });

  it('takes no year later than the next', () => {
    const next = new Date().getFullYear() + 1;
    const year = (value: number | string) =>
      messagesOf(OrderRequest, { quotes: [{ vin: '', year: value }] })['quotes.0.year'];
    expect(year(next)).toBeUndefined();
    expect(year(String(next + 1))).toBe('Please enter a year no later than next year.');
    expect(year(1899)).toBe('Please enter a year from 1900.');
  });

  it('knows that 30 February is no day', () => {
    expect(messagesOf(OrderRequest, { pickupStartDate: '2027-02-30' }).pickupStartDate).toBe(
      'Please choose a date.',
    );
    expect(messagesOf(OrderRequest, { pickupStartDate: '2028-02-29' })).not.toHaveProperty('pickupStartDate');
  });
});
