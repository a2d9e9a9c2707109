import type { EmailTemplateName } from '@overland/contracts';
import { inLanguage } from '@overland/i18n';
import {
  isOrderLink,
  orderLinkKeyFrom,
  readOrderLink,
  readSurveyLink,
  surveyLinkKeyFrom,
} from '@overland/service-kit';
import { aPortal } from '@overland/service-kit/testing';
import type { OrderFacts } from '../emails/email-facts.js';
import { aQuoteMail } from '../testing/a-quote-mail.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailConfig as config } from '../testing/email-config.js';
import { driverTextView, signInView } from './email-view.js';
import { orderView } from './order-view.js';
import { quoteView } from './quote-view.js';
import { renderDriverText, renderEmail } from './render-email.js';
import { subjectOf } from './subjects.js';
import { templateFiles } from './template-files.js';

const ofPeople = [
  'Sign-in Code',
  'Password Reset',
  'Invitation',
  'Password Changed',
  'Second Step Changed',
  'Email Address Changed',
  'Email Address Entered',
  'Carriers',
  'Quote',
  'Scheduled Report',
];
const orderTemplates = (Object.keys(templateFiles) as EmailTemplateName[]).filter(
  (name) => !ofPeople.includes(name),
);

const customer = 'maeve@home.example';

function orderEmail(
  template: EmailTemplateName,
  changes: Partial<OrderFacts> = {},
  { portal = aPortal(), to = customer } = {},
) {
  const order: OrderFacts = { ...anOrderBooked(), ...changes };
  const subject = subjectOf(template, order, config.BRAND_NAME);
  return { order, subject, ...renderEmail(template, orderView({ subject, order, to, portal, config })) };
}

const ofOrder = ['Order Transferee', 'Order Track', 'Customer Order Reminder', 'Payment Request'] as const;
const renderedOf = ({ html, text }: { html: string; text: string }) => ({ html, text });
const ofBoth = ['Pickup Confirmation', 'Delivery Confirmation'] as const;

describe('the link to the customer’s page of the order', () => {
  const linkOf = (body: string) =>
    /https:\/\/overland\.example\/order-status\/([\w-]+)/.exec(body)?.[1] ?? '';

  it.each([...ofOrder, ...ofBoth])('is in %s, the same in HTML and text and in each email', (template) => {
    const { order, html, text } = orderEmail(template);
    const link = readOrderLink(linkOf(text));
    expect(link).toMatchObject({ orderId: order.orderId });
    expect(link && isOrderLink(orderLinkKeyFrom(config.MAIL_SEAL_KEY), link, customer)).toBe(true);
    expect(linkOf(html)).toBe(linkOf(text));
    expect(linkOf(orderEmail('Order Transferee', order).text)).toBe(linkOf(text));
  });

  it('is what an email says that the customer asked for', () => {
    const { subject, html, text } = orderEmail('Order Track', { isLinkAsked: true });
    expect(subject).toMatch(/^The link to your order #10234:/);
    for (const body of [html, text]) {
      expect(body).toContain('You asked for the link to your order');
      expect(body).not.toContain('a driver is assigned');
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
      expect(body.replaceAll('\u00a0', ' ')).toContain('Dallas, TX → Denver, CO · 793 mi');
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
      { portal: aPortal({ companyName: name, companyLogo: 'javascript:alert(1)' }) },
    );
    expect(email.html).not.toMatch(/<script|<b>|javascript:/);
    expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{constructor}}');
    expect(email.text).toContain('{{constructor}} {{{this}}} Bcc: all@x.example');
    expect(email.text).not.toMatch(/^Bcc/m);
    expect(email.subject).not.toMatch(/[\r\n]/);
  });
});

const withPrices: EmailTemplateName[] = [
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

  it('name the company that entered an address which has an account, and lead nowhere', () => {
    const { html, text } = signInEmail('Email Address Entered', '');
    for (const body of [html, text]) {
      expect(body).toContain('Lone Star Motors');
      expect(body).toContain('Nothing has changed in yours');
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
        orderEmail('Order Client', {}, { portal: aPortal({ companyLogo }) }).html,
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
    const portal = aPortal({
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
      const { html } = orderEmail('Order Transferee Signature', {}, { portal: aPortal({ accentColor }) });
      expect(html).not.toContain(accentColor);
      expect(html).toContain('class="action" style="background:#006B4F;');
    },
  );

  it('shows a logo that is the image itself, but no document', () => {
    const image = `data:image/png;base64,${Buffer.from('pixels!').toString('base64')}`;
    const { html } = orderEmail('Order Client', {}, { portal: aPortal({ companyLogo: image }) });
    expect(html).toContain(`<img src="${image.replace(/=+$/, '')}"`);
    const drawing = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
    const withDrawing = orderEmail('Order Client', {}, { portal: aPortal({ companyLogo: drawing }) });
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

it('refuses a template that is not of an order', () => {
  expect(() => orderEmail('Sign-in Code')).toThrow('There is no template Sign-in Code yet.');
});

it('the survey of an order is linked in its email alone, with the token that answers it', () => {
  const { order, html, text } = orderEmail('Survey Notification');
  const [, token = ''] = /https:\/\/overland\.example\/customer-survey\/([\w-]+)/.exec(text) ?? [];
  expect(readSurveyLink(surveyLinkKeyFrom(config.MAIL_SEAL_KEY), token)).toBe(order.orderId);
  expect(html).toContain(`/customer-survey/${token}`);
  expect(orderEmail('Delivery Confirmation').text).not.toContain('/customer-survey');
});

describe('the payment text of an email', () => {
  it('of a public booking, that it is held until it is paid', () => {
    const held = { isPublic: true, isPaymentDue: true, isHeld: true, sdStatus: 'on_hold' } as const;
    const story = 'You pay $1,047 to Riverside Motors before the pickup. We assign a driver once it is paid.';
    const booked = orderEmail('Order Transferee', held).text;
    expect(booked).toContain(story);
    expect(booked).not.toContain('looking for');
    expect(orderEmail('Order Client', held).text).toContain('It waits for the customer’s payment.');
    expect(orderEmail('Payment Request', held).html).toContain(story);
  });

  it('of an order that goes on unpaid says that it is paid before the pickup, and how', () => {
    const goesAhead = { isPublic: false, isPaymentDue: true };
    expect(orderEmail('Order Transferee', goesAhead).text).toContain(
      'We are now looking for the right carrier',
    );
    expect(orderEmail('Order Client', goesAhead).text).not.toContain('waits');
    const request = orderEmail('Payment Request', goesAhead);
    for (const body of [request.html, request.text]) {
      expect(body).toContain('Payment of $1,047 is due before the pickup.');
      expect(body).not.toContain('on delivery');
    }
    expect(request.text).toContain('To pay, call (555) 010-0199 and name order #10234.');
    expect(request.html).toContain('call <a href="tel:+15550100199"');
  });

  it('after the pickup says that it is due, and of a receipt that it is paid', () => {
    const late = orderEmail('Payment Request', { isPaymentDue: true, sdStatus: 'delivered' }).text;
    expect(late).toContain('Payment of $1,047 is due.');
    expect(late).not.toContain('before the pickup');
    const receipt = orderEmail('Payment Receipt', { paidAt: '2026-11-21T03:30:00.000Z' });
    for (const body of [receipt.html, receipt.text]) {
      expect(body).toContain('Paid on Nov 20, 2026: $1,047. Thank you. This is your receipt.');
      expect(body).not.toContain('To pay');
    }
  });
});

describe('an email that was stored before the latest release', () => {
  it.each(orderTemplates)('still renders: %s', (template) => {
    const { termsAccepted: _terms, sdStatus: _sdStatus, rushFee: _fee, ...order } = anOrderBooked();
    const view = orderView({ subject: 'Hello', order, to: customer, portal: null, config });
    const { html, text } = renderEmail(template, view);
    for (const body of [html, text]) expect(body).toContain('ORDER: #10234');
  });
});

describe('a public booking whose terms are not accepted', () => {
  it.each([...ofOrder, 'Order Transferee Signature'] as const)(
    'is written about without anything that its visitor typed: %s',
    (template) => {
      const { html, text } = orderEmail(template, { isPublic: true, isPaymentDue: true });
      for (const body of [html, text]) {
        expect(body).not.toMatch(/Maeve|Main St|Oak Ave|Ada|Ben/);
        expect(body).toContain('Hello,');
        expect(body).toContain('Dallas, TX 75201');
      }
    },
  );

  it('is written about in full once they are', () => {
    const { text } = orderEmail('Order Transferee', { isPublic: true, termsAccepted: true });
    expect(text).toContain("Hello Maeve O'Brien,");
    expect(text).toContain('1 Main St, Dallas, TX 75201');
  });
});

describe('after the fact', () => {
  it('an email says when it really was, in the time of the portal, and the plan beside it', () => {
    const times = {
      pickedUpAt: '2026-11-24T22:05:00.000Z',
      deliveredAt: null,
      sdStatus: 'picked_up',
    } as const;
    for (const body of Object.values(renderedOf(orderEmail('Pickup Confirmation', times)))) {
      expect(body).toContain('Nov 24, 2026, 4:05 PM Central');
      expect(body).toContain('planned: Nov 25, 2026 to Nov 27, 2026');
      expect(body).toContain('Nov 28, 2026 to Dec 2, 2026');
    }
  });
});

describe('the reminder before the pickup', () => {
  it.each([
    ['accepted', 'The driver will call you before arriving.', 'looking for'],
    ['posted', 'We are still looking for your carrier.', 'driver will call'],
    ['new', 'We are still looking for your carrier.', 'driver will call'],
  ] as const)('follows the state: %s', (sdStatus, said, unsaid) => {
    const { html, text } = orderEmail('Customer Order Reminder', { sdStatus });
    for (const body of [html, text]) {
      expect(body).toContain(said);
      expect(body).not.toContain(unsaid);
    }
  });
});

it('the driver of an order that is on its way calls before the delivery, not before the pickup', () => {
  expect(orderEmail('Order Track', { sdStatus: 'accepted' }).text).toContain('call you before the pickup');
  const onItsWay = orderEmail('Order Track', { sdStatus: 'picked_up' }).text;
  expect(onItsWay).toContain('The driver will call before the delivery.');
  expect(onItsWay).not.toContain('before the pickup');
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
  it('speaks to the customer as "your order", and to others of the order of its customer', () => {
    for (const template of ['Pickup Confirmation', 'Delivery Confirmation'] as const) {
      expect(orderEmail(template).text).toMatch(/Hello Maeve O'Brien,\n+Your order has been/);
      const toAgent = orderEmail(template, {}, { to: 'ada@agents.example' });
      expect(toAgent.text).toContain("The order of Maeve O'Brien has been");
      expect(toAgent.html + toAgent.text).not.toContain('Hello');
    }
  });

  it('of a canceled order tells the company so, and why, in subject and body', () => {
    const { subject, html, text } = orderEmail('Order Client', { canceled: { reason: 'Sold <car>' } });
    expect(subject).toBe('Order #10234 is canceled: Dallas, TX → Denver, CO');
    expect(text).toContain('The reason: Sold <car>');
    expect(html).toContain('The reason: Sold &lt;car&gt;');
    expect(html + text).not.toContain('New booking');
    expect(orderEmail('Order Client', { canceled: { reason: '' } }).text).not.toContain('reason');
  });

  it('asks for the terms once more after a change, and says why', () => {
    const { subject, text } = orderEmail('Order Transferee Signature', { hasChanged: true });
    expect(subject).toBe('Please accept the terms of order #10234 again: it has changed');
    expect(text).toContain('Your order has changed');
  });

  it('thanks for accepted terms, and links to what was accepted', () => {
    const { subject, html, text } = orderEmail('Order Transferee Signature', { hasAccepted: true });
    expect(subject).toBe('You have accepted the terms of order #10234');
    expect(text).toMatch(/Save the PDF:\nhttps:\/\/overland\.example\/api\/terms\/[\da-f-]+\/10234\/pdf/);
    expect(html + text).not.toContain('Please accept');
  });

  it('does not look for a carrier that is found', () => {
    expect(orderEmail('Order Transferee', { sdStatus: 'posted' }).text).toContain('looking for');
    expect(orderEmail('Order Transferee', { sdStatus: 'picked_up' }).text).not.toContain('looking for');
  });
});

describe('the quote of a customer', () => {
  const quote = aQuoteMail();
  const subject = subjectOf('Quote', { quote }, 'Overland');
  const { html, text } = renderEmail('Quote', quoteView({ subject, facts: { quote }, config }));

  it('has every price, the expiry and the link, and names nobody', () => {
    expect(subject).toBe('Your quote #10234: Dallas, TX to Denver, CO');
    expect(text).toBe(`QUOTE: #10234
Dallas, TX → Denver, CO · 793 mi
------------------------------------------------------------

Your quote

You asked what it costs to move: Honda Accord.
Door-to-door service, coordinated pickup and delivery, taxes and fees included.

Picked up within:
- 1 business day: Open (Silver) $947, Enclosed (Gold) $1,397
- 3 business days: Open (Silver) $900, Enclosed (Gold) $1,328
- 5 business days: Open (Silver) $853, Enclosed (Gold) $1,258
- 7 business days: Open (Silver) $805, Enclosed (Gold) $1,188
Enclosed White Glove (Platinum): $2,096

Valid to Nov 27, 2026, 11:59 PM Eastern

See the quote and book:
https://overland.example/quote/public/${quote.quoteId}

If that was not you, you need not do anything.

--
Questions? Call (555) 010-0199 or answer this email.
Overland · support@overland.example
`);
  });

  it('has the same in HTML', () => {
    for (const shown of ['$947', '$1,188', '$2,096', 'Valid to Nov 27, 2026, 11:59 PM Eastern']) {
      expect(html).toContain(shown);
    }
    expect(html).toContain(`href="https://overland.example/quote/public/${quote.quoteId}"`);
  });
});

describe('the text to a driver', () => {
  const facts = { uniqueId: 1_234_567, sealed: 'x' };
  const textOf = (companyName: string) =>
    renderDriverText(
      driverTextView({ facts, secret: 'k'.repeat(43), portal: aPortal({ companyName }), config }),
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
      // Other letters would make it a message of 70 characters.
      expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    },
  );

  it('names the order in its subject and never the link', () => {
    expect(subjectOf('Driver Location Request', facts, 'Overland')).toBe('Order #1234567');
  });
});
