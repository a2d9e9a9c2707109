import { type EmailTemplateName, type OrderEmailTemplate, orderEmailTemplates } from '@overland/contracts';
import { inLanguage } from '@overland/i18n';
import { isOrderLink, linkKeyFrom, readIdLink, readOrderLink } from '@overland/service-kit';
import { EmailWriter } from '../emails/email-writer.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { aCompany } from '../testing/a-company.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailConfig as config } from '../testing/email-config.js';
import { driverTextView, signInView } from './email-view.js';
import { orderView } from './order-view.js';
import { renderDriverText, renderEmail } from './render-email.js';
import { subjectOf } from './subjects.js';

const orderTemplates = orderEmailTemplates;
const customer = 'maeve@home.example';

function orderEmail(
  template: OrderEmailTemplate,
  changes: Partial<OrderFacts> = {},
  { portal = aCompany(), to = customer } = {},
) {
  const order: OrderFacts = { ...anOrderBooked(), ...changes };
  const subject = subjectOf(template, order, config.BRAND_NAME);
  return {
    order,
    subject,
    ...renderEmail(template, orderView({ template, subject, order, to, portal, config })),
  };
}

const ofOrder = ['Order Transferee', 'Order Track', 'Customer Order Reminder', 'Payment Request'] as const;
const ofBoth = ['Pickup Confirmation', 'Delivery Confirmation'] as const;

describe('the link to the customer’s page of the order', () => {
  const linkOf = (body: string) =>
    /https:\/\/overland\.example\/order-status\/([\w-]+)/.exec(body)?.[1] ?? '';

  it.each([...ofOrder, ...ofBoth])('is in %s, the same in HTML and text and in each email', (template) => {
    const { order, html, text } = orderEmail(template);
    const link = readOrderLink(linkOf(text));
    expect(link).toMatchObject({ orderId: order.orderId });
    expect(link && isOrderLink(linkKeyFrom(config.MAIL_SEAL_KEY, 'orders'), link, customer)).toBe(true);
    expect(linkOf(html)).toBe(linkOf(text));
    expect(linkOf(orderEmail('Order Transferee', order).text)).toBe(linkOf(text));
  });

  it('is what an email says that the customer asked for', () => {
    const { subject, html, text } = orderEmail('Order Track', { isLinkAsked: true });
    expect(subject).toMatch(/^The link to your order #10234:/);
    for (const body of [html, text]) {
      expect(body).toContain('You asked for the link to your order');
      expect(body).not.toContain('driver');
    }
    expect(linkOf(html)).toBe(linkOf(text));
  });

  it.each([...ofBoth, 'Order Client', 'Order Agent', 'Order OA'] as const)(
    'is not in %s to others',
    (template) => {
      const { html, text } = orderEmail(template, {}, { to: 'agent@agents.example' });
      expect(html + text).not.toContain('/order-status');
    },
  );
});

describe('the answer to a request of the customer', () => {
  const day = { kind: 'pickupDate', wishedDay: '2026-12-01' } as const;
  const canceling = { kind: 'cancel', wishedDay: null } as const;
  it.each([
    [{ ...day, isAccepted: true }, 'Your pickup day is changed', 'picked up starting Dec 1, 2026.'],
    [{ ...day, isAccepted: false }, 'Your pickup day stays', 'You asked for Dec 1, 2026'],
    [{ ...canceling, isAccepted: true }, 'Your order is canceled', 'Nothing will be picked up.'],
    [{ ...canceling, isAccepted: false }, 'Your order is not canceled', 'It goes on as it is.'],
  ])('says what became of it, and what staff write: %j', (answered, heading, words) => {
    const message = 'Call <b>Dana</b>.';
    const { subject, html, text } = orderEmail('Order Transferee', { answered, message });
    expect(subject).toMatch(new RegExp(`^${heading}: order #10234`));
    for (const body of [html, text]) {
      expect(body).toContain(heading);
      expect(body).toContain(words);
      expect(body).not.toContain('is booked');
      expect(body).toContain('/order-status/');
    }
    expect(text).toContain('> Call <b>Dana</b>.');
    expect(html).not.toContain('<b>Dana</b>');
    expect(html).toContain('Call &lt;b&gt;Dana&lt;/b&gt;.');
  });
});

const aPersonsFacts = { firstName: 'Dana', sealed: 'x', companyName: 'Lone Star Motors' };
const signInEmail = (template: EmailTemplateName, secret: string) =>
  renderEmail(template, signInView({ subject: 'Hello', facts: aPersonsFacts, secret, config }));

describe.each(orderTemplates)('%s', (template) => {
  const { html, text } = orderEmail(template);

  it('shows the route as a guide sign, with number, days, places, vehicle and phone, in HTML and text', () => {
    for (const body of [html, text]) {
      expect(body).toContain('ORDER: #10234');
      expect(body.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain('Dallas, TX → Denver, CO · 793 mi');
      expect(body).toContain('Nov 25, 2026 to Nov 27, 2026');
      expect(body).toContain('9 Oak Ave, Denver, CO 80202');
      expect(body).toContain('2021 Honda Accord');
      expect(body).toContain('(555) 010-0199');
      expect(body).toContain('Riverside Motors');
    }
  });

  it('writes names plainly in text and escaped in HTML', () => {
    expect(text).toContain("Maeve O'Brien");
    expect(html).toContain('Maeve O&#x27;Brien');
  });

  it('escapes user input', () => {
    const name = '<script>alert(1)</script> {{constructor}} {{{this}}}\r\nBcc: all@x.example';
    const vehicles = [{ year: null, make: name, model: '<b>', operable: 'No', price: 1 }];
    const agents = [{ name, email: 'a@b.example', pickup: true, delivery: true }];
    const email = orderEmail(
      template,
      { customerFullName: name, pickupText: name, deliveryAddress: name, vehicles, agents },
      { portal: aCompany({ companyName: name, companyLogo: 'javascript:alert(1)' }) },
    );
    expect(email.html).not.toMatch(/<script|<b>|javascript:/);
    expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{constructor}}');
    expect(email.text).toContain('{{constructor}} {{{this}}} Bcc: all@x.example');
    expect(email.text).not.toMatch(/^Bcc/m);
    expect(email.subject).not.toMatch(/[\r\n]/);
  });
});

const withPrices: OrderEmailTemplate[] = [
  'Order Transferee',
  'Order Client',
  'Order Agent',
  'Order Transferee Signature',
  'Payment Request',
  'Payment Receipt',
];

describe('prices', () => {
  it.each(withPrices)('are in %s', (template) => {
    const { html, text } = orderEmail(template, { price: 2094 });
    for (const body of [html, text]) expect(body).toMatch(/\$1,047[\s\S]*Total[\s\S]*\$2,094/);
  });

  it.each(withPrices)('of %s name the RUSH fee where it is charged', (template) => {
    const { html, text } = orderEmail(template, { price: 1247, rushFee: 200 });
    for (const body of [html, text]) expect(body).toMatch(/RUSH[\s\S]*\$200[\s\S]*Total[\s\S]*\$1,247/);
    expect(orderEmail(template).text).not.toContain('RUSH');
  });

  it.each(orderTemplates.filter((name) => !withPrices.includes(name)))('are not in %s', (template) => {
    const { html, text } = orderEmail(template, { rushFee: 200 });
    expect(html + text).not.toContain('$');
  });
});

describe('links', () => {
  it('lead to the terms of the order on the public site', () => {
    const { order, html, text } = orderEmail('Order Transferee Signature');
    const link = new RegExp(`https://overland.example/terms/${order.orderId}/10234/([\\w-]{55})`);
    const [, token = ''] = link.exec(text) ?? [];
    expect(readOrderLink(token)?.kind).toBe('mailed');
    expect(html).toMatch(new RegExp(`href="${link.source}"`));
  });

  it('lead the portal to the order on the staff site', () => {
    const { order, text } = orderEmail('Order Client');
    expect(text).toContain(`https://app.overland.example/order/${order.orderId}`);
  });

  it('lead an invited person to the first password, with the company named', () => {
    const { html, text } = signInEmail('Invitation', 'tok_en-1');
    for (const body of [html, text]) {
      expect(body).toContain('https://app.overland.example/reset-password/tok_en-1');
      expect(body).toContain('Lone Star Motors');
    }
  });

  it('lead to a new password where the old one was changed, without a secret', () => {
    const { html, text } = signInEmail('Password Changed', '');
    expect(html).toContain('href="https://app.overland.example/forgot-password"');
    expect(html + text).not.toContain('/reset-password/');
  });

  it('lead nowhere where the email address was changed, as a new password would be sent to the other one', () => {
    const { html, text } = signInEmail('Email Address Changed', '');
    for (const body of [html, text]) {
      expect(body).toContain('call us now');
      expect(body).not.toContain('-password');
    }
  });

  it('lead to a new password where a second step was changed, which is named, without a secret', () => {
    const facts = { firstName: 'Dana', secondStepChange: 'passkeyAdded' } as const;
    const view = signInView({ subject: 'Hello', facts, secret: '', config });
    const { html, text } = renderEmail('Second Step Changed', view);
    for (const body of [html, text]) {
      expect(body).toContain('A passkey was added to your account');
      expect(body).toContain('https://app.overland.example/forgot-password');
      expect(body).not.toContain('/reset-password/');
    }
  });

  it('lead to the new password with the token', () => {
    const { html, text } = signInEmail('Password Reset', 'tok_en-1');
    expect(html).toContain('href="https://app.overland.example/reset-password/tok_en-1"');
    expect(text).toContain('https://app.overland.example/reset-password/tok_en-1');
  });
});

describe('the portal', () => {
  it('T18: shows its logo from our site, and from nowhere else', () => {
    const logoOf = (companyLogo: string | null) =>
      /<img src="([^"]*)"/.exec(
        orderEmail('Order Client', {}, { portal: aCompany({ companyLogo }) }).html,
      )?.[1];
    const uploaded = '/api/logos/5b2f6f3a-7a55-4a1a-9a9e-0c1d2e3f4a5b.png';
    expect(logoOf(uploaded)).toBe(`https://overland.example${uploaded}`);
    const elsewhere = [
      '//evil.example/l.png',
      'https://evil.example/l.png',
      `${uploaded}?"><b>`,
      '/api/quotes',
    ];
    expect([null, ...elsewhere].map(logoOf)).toEqual(Array(5).fill(undefined));
  });

  it('gives its color to buttons and signs in both schemes, and its phone to the foot', () => {
    const portal = aCompany({
      accentColor: '#7a1f3d',
      supportPhone: '(512) 555-0199',
      replyToEmail: 'sales@riverside.example',
    });
    const { html, text } = orderEmail('Order Transferee Signature', {}, { portal });
    expect(html).toContain('class="action" style="background:#7a1f3d;');
    expect(html).toContain('class="panel" style="background:#7a1f3d;');
    expect(html).toMatch(/\.action \{ background: #[\da-f]{6} !important; \}/);
    expect(html).not.toMatch(/#(?:006B4F|2FB08A)/);
    expect(text).toContain('Questions? Call (512) 555-0199 or answer this email.');
    expect(text).toContain('sales@riverside.example');
  });

  it.each(['#7a1f3d;}</style><b>', 'red', '"><script>'])(
    'T18: takes nothing but a color: %s',
    (accentColor) => {
      const { html } = orderEmail('Order Transferee Signature', {}, { portal: aCompany({ accentColor }) });
      expect(html).not.toContain(accentColor);
      expect(html).toContain('class="action" style="background:#006B4F;');
    },
  );

  it('shows a logo that is the image itself, but no document', () => {
    const image = `data:image/png;base64,${Buffer.from('pixels!').toString('base64')}`;
    const { html } = orderEmail('Order Client', {}, { portal: aCompany({ companyLogo: image }) });
    expect(html).toContain(`<img src="${image.replace(/=+$/, '')}"`);
    const drawing = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
    const withDrawing = orderEmail('Order Client', {}, { portal: aCompany({ companyLogo: drawing }) });
    expect(withDrawing.html).not.toContain('<img');
  });
});

it('subjects contain number and route, and no text that a visitor typed', () => {
  const typed = { customerFullName: 'Cheap pills at pills.example', pickupAddress: 'pills.example' };
  for (const template of orderTemplates) {
    const { subject } = orderEmail(template, typed);
    expect(subject).toContain('#10234');
    expect(subject).not.toContain('pills');
  }
});

describe('a sign-in code', () => {
  it('is on its own line, easy to copy', () => {
    const { html, text } = signInEmail('Sign-in Code', '042317');
    expect(html).toMatch(/>042317</);
    expect(text).toMatch(/^ {4}042317$/m);
  });

  it('is not in the subject', () => {
    expect(subjectOf('Sign-in Code', { firstName: 'Dana', sealed: 'x' }, 'Overland')).toBe(
      'Your Overland code',
    );
  });
});

it('the survey of an order is linked in its email alone, with the token that answers it', () => {
  const { order, html, text } = orderEmail('Survey Notification');
  const [, token = ''] = /https:\/\/overland\.example\/customer-survey\/([\w-]+)/.exec(text) ?? [];
  expect(readIdLink(linkKeyFrom(config.MAIL_SEAL_KEY, 'surveys'), token)).toBe(order.orderId);
  expect(html).toContain(`/customer-survey/${token}`);
  expect(orderEmail('Delivery Confirmation').text).not.toContain('/customer-survey');
});

describe('the payment text of an email', () => {
  const how = 'To pay, call (555) 010-0199 and name order #10234.';
  const due = { isPaymentDue: true };
  const held = { ...due, isPublic: true, isHeld: true, termsAccepted: true };
  const texts = ['Order Transferee', 'Payment Request'] as const;
  const heldText =
    'You pay $1,047 to Riverside Motors before the pickup. We assign a driver once it is paid.';
  const paid = { paidAt: '2026-11-23T15:00:00.000Z', paidAmount: 1047 };

  it.each(texts)('of an order that is held says so, whom to pay and how: %s', (template) => {
    expect(orderEmail(template, held).text).toContain(`${heldText} ${how}`);
    expect(orderEmail('Order Client', held).text).toContain(
      'It waits for the customer’s payment of $1,047 to Riverside Motors.',
    );
  });

  it.each(texts)('of one that goes on unpaid says when it is due: %s', (template) => {
    const text = `Payment of $1,047 to Riverside Motors is due before the pickup. ${how}`;
    for (const order of [due, { ...held, isHeld: false }]) {
      expect(orderEmail(template, order).text).toContain(text);
      expect(orderEmail('Order Client', order).text).not.toContain('waits');
    }
    expect(orderEmail(template, { ...due, sdStatus: 'delivered' }).text).toContain(
      `Payment of $1,047 to Riverside Motors is due. ${how}`,
    );
  });

  it('has a number that can be tapped', () => {
    const { html } = orderEmail('Payment Request', due);
    expect(html).toMatch(
      /To pay, call <a href="tel:\+15550100199"[^>]*>\(555\) 010-0199<\/a> and name order/,
    );
    expect(html).toMatch(/Questions\? Call <a href="tel:\+15550100199"/);
  });

  it('says that it is paid, and what of it where the price is another since', () => {
    expect(orderEmail('Order Transferee', paid).text).toContain('Paid on Nov 23, 2026: $1,047. Thank you.');
    const more = orderEmail('Order Transferee', { ...paid, price: 1199 }).text;
    expect(more).toContain('The price is $152 more now. Call us about the difference.');
    const less = orderEmail('Order Transferee', { ...paid, price: 947 }).text;
    expect(less).toContain('The price is $100 less now. Call us about the difference.');
  });

  it('of a billed order names the company, and of a canceled one what becomes of a payment', () => {
    const canceled = { canceled: { reason: '' }, sdStatus: 'order_canceled' } as const;
    expect(orderEmail('Order Transferee', { paymentType: 'Billing' }).text).toContain(
      'Billed to Riverside Motors.',
    );
    expect(orderEmail('Order Transferee', { ...due, ...canceled }).text).toContain('Nothing is due.');
    expect(orderEmail('Order Transferee', { ...paid, ...canceled }).text).toContain(
      'Call us about your payment of $1,047.',
    );
  });

  it('is the receipt of what was paid, whatever the price is since', () => {
    const { subject, html, text } = orderEmail('Payment Receipt', { ...paid, price: 1199 });
    expect(subject).toBe('Your receipt for order #10234: $1,047');
    for (const body of [html, text]) {
      expect(body).toContain('Riverside Motors received $1,047 for order #10234 on Nov 23, 2026.');
      expect(body).toContain('This is your receipt.');
    }
  });

  it('asks again where the price has changed, with the old one', () => {
    const changes = [{ field: 'price', vehicle: '', from: 947, to: 1047 } as const];
    const { text } = orderEmail('Payment Request', { ...due, changes });
    expect(text).toContain('The price of your order has changed.');
    expect(text).toContain('- Price: $947 → $1,047');
  });
});

describe('before the terms of a public booking are accepted', () => {
  const typed = {
    isPublic: true,
    termsAccepted: false,
    customerFullName: 'Typed Name',
    pickupAddress: 'Typed Street, Dallas, TX 75201',
    deliveryAddress: 'Typed Way, Denver, CO 80202',
    agents: [{ name: 'Typed Agent', email: 'agent@agents.example', pickup: true, delivery: true }],
    hasChanged: true,
    changes: [
      { field: 'pickupAddress', vehicle: '', from: 'Typed Street', to: 'Typed Road' },
      { field: 'vin', vehicle: '', from: 'TYPED1', to: 'TYPED2' },
    ] satisfies OrderFacts['changes'],
  };

  it.each(orderTemplates)('%s has nothing that the visitor typed', (template) => {
    const { html, text } = orderEmail(template, typed);
    if (template !== 'Order Agent') {
      expect(html + text).not.toMatch(/typed/i);
      expect(text).toContain('\nHello,\n');
      expect(text).toContain('Dallas, TX 75201');
    }
  });

  it('the email has it once they are accepted', () => {
    const { text } = orderEmail('Order Transferee', { ...typed, termsAccepted: true });
    expect(text).toContain('\nHello Typed,\n');
    expect(text).toContain('Typed Street, Dallas, TX 75201');
    expect(text).toContain('- VIN: TYPED1 → TYPED2');
  });
});

describe('an email that was stored before the latest release', () => {
  it.each(orderTemplates)('still renders: %s', (template) => {
    const { paymentType: _type, isHeld: _held, paidAt: _paid, pickupTown: _town, ...older } = anOrderBooked();
    const { termsAccepted: _terms, sdStatus: _sdStatus, rushFee: _fee, ...order } = older;
    const data = order as OrderFacts;
    const row = { template, subject: 'Hello', toAddress: customer, messageId: '', requestId: null, data };
    const { html, text } = new EmailWriter(config).write(row, null);
    for (const body of [html, text]) expect(body).toContain('ORDER: #10234');
  });

  it('says how to pay where it did not keep the kind of payment', () => {
    const { paymentType: _type, isHeld: _held, ...older } = anOrderBooked({ isPaymentDue: true });
    const { text } = new EmailWriter(config).write(
      {
        ...{ template: 'Payment Request', subject: '', toAddress: customer },
        ...{ messageId: '', requestId: null, data: older as OrderFacts },
      },
      null,
    );
    expect(text).toContain('Payment of $1,047 to Overland is due before the pickup. To pay, call');
  });
});

describe('a message of the person who sends an email', () => {
  const message =
    'Gate code <b>12</b>\r\n{{constructor}} {{{this}}}\u2028Bcc: all@x.example\n-- \nQuestions? Call us';

  it.each(orderTemplates)('is quoted, line by line, and neither tags nor a template: %s', (template) => {
    const { html, text, subject } = orderEmail(template, { message });
    expect(html).toContain(
      'Gate code &lt;b&gt;12&lt;/b&gt;<br>{{constructor}} {{{this}}} Bcc: all@x.example<br>',
    );
    expect(text).toContain('> Gate code <b>12</b>\n> {{constructor}} {{{this}}} Bcc: all@x.example\n> --\n');
    expect(subject).not.toContain('Gate');
  });

  it('leaves no trace where there is none', () => {
    expect(orderEmail('Order Track').html).not.toContain('class="ink quote"');
    expect(orderEmail('Order Track').text).not.toMatch(/^>/m);
  });
});

describe('the text of an email', () => {
  it('greets in a line of its own: the customer, an agent by name, and others without', () => {
    const greetingIn = (template: OrderEmailTemplate, to: string) =>
      /^Hello.*$/m.exec(orderEmail(template, {}, { to }).text)?.[0];
    expect(greetingIn('Pickup Confirmation', customer)).toBe('Hello Maeve,');
    expect(greetingIn('Pickup Confirmation', 'ada@agents.example')).toBe('Hello Ada,');
    expect(greetingIn('Order Client', 'ruth@lonestar.example')).toBe('Hello,');
  });

  it('speaks to the customer as "your order", and to others of the order of its customer', () => {
    for (const template of ['Pickup Confirmation', 'Delivery Confirmation'] as const) {
      expect(orderEmail(template).text).toContain('Your order was');
      expect(orderEmail(template, {}, { to: 'ada@agents.example' }).text).toContain(
        "The order of Maeve O'Brien was",
      );
    }
  });

  it.each([
    ['Order Transferee', { to: customer }],
    ['Order Client', { to: 'ruth@lonestar.example' }],
    ['Order Agent', { to: 'ada@agents.example' }],
    ['Order OA', { to: 'yard@lonestar.example' }],
  ] as const)('of a canceled order says so, and why for its reader: %s', (template, reader) => {
    const canceled = { reason: 'Fraud <car>', customerReason: 'No truck <there>' };
    const { subject, html, text } = orderEmail(template, { canceled }, reader);
    expect(subject).toMatch(/order #10234.* is canceled/i);
    const [own, others] =
      template === 'Order Client' ? ['Fraud <car>', 'No truck'] : ['No truck <there>', 'Fraud'];
    expect(text).toContain(`The reason: ${own}`);
    expect(html).toContain(`The reason: ${own.replace('<', '&lt;').replace('>', '&gt;')}`);
    expect(html + text).not.toContain(others);
    expect(html + text).not.toMatch(/New booking|is booked|looking for/);
    const none = { canceled: { reason: '', customerReason: '' } };
    expect(orderEmail(template, none, reader).text).not.toContain('reason');
  });

  it('asks to prepare for a pickup only once what is held is paid', () => {
    const held = orderEmail('Order OA', { isHeld: true }, { to: 'yard@lonestar.example' }).text;
    expect(held).toContain('It waits for the customer’s payment, and no carrier is looked for until then.');
    expect(orderEmail('Order OA', {}, { to: 'yard@lonestar.example' }).text).not.toContain('payment');
  });

  it('is signed by the provider to the company’s own people, who would else be told to call themselves', () => {
    const portal = aCompany({ supportPhone: '(512) 555-0199', contactEmail: 'Yard@lonestar.example' });
    const own = orderEmail('Order OA', {}, { portal, to: 'yard@lonestar.example' }).text;
    expect(own).toContain(`Questions? Call ${config.SUPPORT_PHONE} or answer this email.`);
    expect(own).toContain(`${config.BRAND_NAME} · ${config.SUPPORT_EMAIL}`);
    const agents = orderEmail('Order OA', {}, { portal, to: 'ada@agents.example' }).text;
    expect(agents).toContain('Questions? Call (512) 555-0199');
  });

  it('tells of a changed pickup day that the terms are to be accepted as it is now, unless they are', () => {
    const answered = { kind: 'pickupDate', wishedDay: '2026-12-01', isAccepted: true } as const;
    const words = (termsAccepted: boolean) =>
      orderEmail('Order Transferee', { answered, termsAccepted }).text;
    expect(words(false)).toContain('Please accept the terms of your order as it is now.');
    expect(words(true)).not.toContain('accept the terms');
  });

  const changes = [
    { field: 'price', vehicle: '', from: 947, to: 1047 },
    { field: 'serviceLevel', vehicle: '', from: 3, to: 1 },
    { field: 'pickupWindow', vehicle: '', from: '2026-11-23/2026-11-26', to: '2026-11-25/2026-11-27' },
  ] satisfies OrderFacts['changes'];

  it.each([
    'Order Transferee',
    'Order Transferee Signature',
    'Order Client',
    'Order Agent',
    'Order OA',
  ] as const)(
    'of a changed order has old and new side by side, the price last with its reason: %s',
    (template) => {
      const { subject, html, text } = orderEmail(template, { hasChanged: true, changes });
      expect(subject).toMatch(/#10234.* has changed/);
      const lines = [
        '- Pickup within: 3 business days → 1 business day',
        '- Pickup: Nov 23, 2026 to Nov 26, 2026 → Nov 25, 2026 to Nov 27, 2026',
        ...(template === 'Order OA'
          ? []
          : ['- Price: $947 → $1,047 (This is the price for pickup within 1 business day.)']),
      ];
      expect(text).toContain(`What changed:\n${lines.join('\n')}\n\n`);
      expect(html).toContain('<s>Nov 23, 2026 to Nov 26, 2026</s>');
    },
  );

  it('thanks for accepted terms, and links to what was accepted', () => {
    const { subject, html, text } = orderEmail('Order Transferee Signature', { hasAccepted: true });
    expect(subject).toBe('You have accepted the terms of order #10234');
    expect(text).toMatch(/Save the PDF:\nhttps:\/\/overland\.example\/api\/terms\/[\da-f-]+\/10234\/pdf/);
    expect(html + text).not.toContain('Please accept');
  });

  it.each([
    ['posted', 'We are looking for your carrier. We will write to you as soon as a driver is assigned.'],
    ['on_hold', 'We will write to you as soon as a driver is assigned.'],
    ['accepted', 'A driver is assigned.'],
    ['picked_up', 'It was picked up on Nov 24, 2026.'],
    ['delivered', 'It was delivered on Nov 28, 2026.'],
  ] as const)('of a booking says how far the order is: %s', (sdStatus, words) => {
    const days = {
      picked_up: { pickedUpAt: '2026-11-24T23:30:00.000Z' },
      delivered: { pickedUpAt: '2026-11-24T23:30:00.000Z', deliveredAt: '2026-11-29T04:30:00.000Z' },
    };
    const order = { sdStatus, ...(sdStatus in days ? days[sdStatus as keyof typeof days] : {}) };
    expect(orderEmail('Order Transferee', order).text).toContain(`\n${words}\n`);
  });

  it('shows the real days once there are some, and the plan beside them', () => {
    const done = {
      sdStatus: 'delivered',
      pickedUpAt: '2026-11-24T23:30:00.000Z',
      deliveredAt: '2026-11-29T04:30:00.000Z',
    } as const;
    const { html, text } = orderEmail('Survey Notification', done);
    expect(text).toContain('Your order was delivered in Denver, CO on Nov 28, 2026.');
    expect(text).toContain(
      'Picked up: Nov 24, 2026, 5:30 PM Central (planned: Nov 25, 2026 to Nov 27, 2026)',
    );
    expect(text).toContain(
      'Delivered: Nov 28, 2026, 10:30 PM Central (planned: Nov 28, 2026 to Dec 2, 2026)',
    );
    expect(html).toContain('<strong>Nov 24, 2026, 5:30 PM Central</strong>');
  });

  it('shows the days of a canceled order as what was planned', () => {
    const { text } = orderEmail('Order Transferee', { sdStatus: 'order_canceled' });
    expect(text).toContain('Pickup: Planned Nov 25, 2026 to Nov 27, 2026\n');
    expect(text).toContain('Delivery: Planned Nov 28, 2026 to Dec 2, 2026\n');
  });

  it('reminds of the pickup with the driver’s call only where there is a driver', () => {
    const reminder = (order: Partial<OrderFacts>) => orderEmail('Customer Order Reminder', order).text;
    const looking =
      'We are still looking for your carrier. We will write to you as soon as a driver is assigned.';
    expect(reminder({ sdStatus: 'accepted' })).toContain('The driver will call you before arriving.');
    for (const sdStatus of ['new', 'posted', 'requests', 'pending', 'declined'] as const) {
      expect(reminder({ sdStatus })).toContain(looking);
      expect(reminder({ sdStatus })).not.toContain('driver will call');
    }
    const held = reminder({ sdStatus: 'on_hold', isPublic: true, isPaymentDue: true, isHeld: true });
    expect(held).toContain('We assign a driver once it is paid.');
    expect(held).not.toContain('looking');
  });

  it('of a pickup does not say that the order is on its way once it is delivered', () => {
    expect(orderEmail('Pickup Confirmation', { sdStatus: 'picked_up' }).text).toContain(
      'on its way to Denver, CO',
    );
    expect(orderEmail('Pickup Confirmation', { sdStatus: 'delivered' }).text).not.toMatch(
      /on its way|will call before/,
    );
  });
});

describe('the text to a driver', () => {
  const facts = { uniqueId: 1_234_567, language: 'en', sealed: 'x' } as const;
  const textOf = (companyName: string) =>
    renderDriverText(
      driverTextView({ facts, secret: 'k'.repeat(43), portal: aCompany({ companyName }), config }),
    );

  it('says who asks and which order, with the link of the public site', () => {
    expect(textOf('Riverside Motors')).toBe(
      `Riverside Motors: please share where you are, order #1234567: https://overland.example/driver-location/${'k'.repeat(43)}\n`,
    );
  });

  it.each(['en', 'es'] as const)(
    'fits into one message of 160 characters, however long the name of the company is: %s',
    (language) => {
      const text = inLanguage(language, () => textOf('The Riverside and Lakeside Motor Company of Texas'));
      expect(text.length).toBeLessThanOrEqual(160);
      // Other letters would limit a message to 70 characters.
      expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    },
  );

  it('names the order in its subject and never the link', () => {
    expect(subjectOf('Driver Location Request', facts, 'Overland')).toBe('Order #1234567');
  });
});
