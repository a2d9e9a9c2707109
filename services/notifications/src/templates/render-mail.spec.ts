import type { EmailTemplateName } from '@overland/contracts';
import { aPortal } from '@overland/service-kit/testing';
import type { NotificationsConfig } from '../config.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { orderView, signInView } from './mail-view.js';
import { renderMail } from './render-mail.js';
import { subjectOf } from './subjects.js';
import { templateFiles } from './template-files.js';

const config: NotificationsConfig = {
  MAIL_SEAL_KEY: 'm'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:25',
  STAFF_SITE_URL: 'https://app.overland.example',
  PUBLIC_SITE_URL: 'https://overland.example',
  MAIL_FROM: 'no-reply@overland.example',
  BRAND_NAME: 'Overland',
  SUPPORT_PHONE: '(555) 010-0199',
  SUPPORT_EMAIL: 'support@overland.example',
};
const orderTemplates = (Object.keys(templateFiles) as EmailTemplateName[]).filter(
  (name) => name !== 'Sign-in Code' && name !== 'Password Reset',
);

function orderMail(template: EmailTemplateName, changes = {}, portal = aPortal()) {
  const order = anOrderBooked(changes);
  const subject = subjectOf(template, order, config.BRAND_NAME);
  return { order, subject, ...renderMail(template, orderView({ subject, order, portal, config })) };
}

const signInMail = (template: EmailTemplateName, secret: string) =>
  renderMail(
    template,
    signInView({ subject: 'Hello', facts: { firstName: 'Dana', sealed: 'x' }, secret, config }),
  );

describe.each(orderTemplates)('%s', (template) => {
  const { html, text } = orderMail(template);

  it('says the route like a guide sign, with number, days, places, vehicle and phone, in both forms', () => {
    for (const body of [html, text]) {
      expect(body).toContain('ORDER: #10234');
      expect(body).toContain('Dallas, TX → Denver, CO · 793 mi');
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

  it('leaves what people wrote inert', () => {
    const name = '<script>alert(1)</script> {{constructor}} {{{this}}}\r\nBcc: all@x.example';
    const vehicles = [{ year: null, make: name, model: '<b>', operable: 'No', price: 1 }];
    const agents = [{ name, email: 'a@b.example', pickup: true, delivery: true }];
    const mail = orderMail(
      template,
      { customerFullName: name, pickupText: name, deliveryAddress: name, vehicles, agents },
      aPortal({ companyName: name, companyLogo: 'javascript:alert(1)' }),
    );
    expect(mail.html).not.toMatch(/<script|<b>|javascript:/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{constructor}}');
    expect(mail.text).toContain('{{constructor}} {{{this}}} Bcc: all@x.example');
    expect(mail.text).not.toMatch(/^Bcc/m);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

describe('prices', () => {
  it.each(orderTemplates.filter((name) => name !== 'Order OA'))('are in %s', (template) => {
    const { html, text } = orderMail(template, { price: 2094 });
    for (const body of [html, text]) expect(body).toMatch(/\$1,047[\s\S]*Total[\s\S]*\$2,094/);
  });

  it('are no business of whoever hands the vehicle over at the pickup', () => {
    const { html, text } = orderMail('Order OA');
    expect(html + text).not.toContain('$');
  });
});

describe('links', () => {
  it('lead to the terms of the order on the public site', () => {
    const { order, html, text } = orderMail('Order Transferee Signature');
    const link = `https://overland.example/terms/${order.orderId}/10234`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  });

  it('lead the portal to the order on the staff site', () => {
    const { order, text } = orderMail('Order Client');
    expect(text).toContain(`https://app.overland.example/order/${order.orderId}`);
  });

  it('lead to the new password with the token', () => {
    const { html, text } = signInMail('Password Reset', 'tok_en-1');
    expect(html).toContain('href="https://app.overland.example/reset-password/tok_en-1"');
    expect(text).toContain('https://app.overland.example/reset-password/tok_en-1');
  });
});

describe('the portal', () => {
  it('shows its logo, from our site or over https', () => {
    const logoOf = (companyLogo: string | null) =>
      /<img src="([^"]*)"/.exec(orderMail('Order Client', {}, aPortal({ companyLogo })).html)?.[1];
    expect(logoOf('/files/logo.png')).toBe('https://app.overland.example/files/logo.png');
    expect(logoOf('https://cdn.example/l.png')).toBe('https://cdn.example/l.png');
    expect([logoOf(null), logoOf('//evil.example/l.png'), logoOf('http://evil.example/l.png')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a sign-in code', () => {
  it('stands by itself, to be copied whole', () => {
    const { html, text } = signInMail('Sign-in Code', '042317');
    expect(html).toMatch(/>042317</);
    expect(text).toMatch(/^ {4}042317$/m);
  });

  it('is not in the subject', () => {
    expect(subjectOf('Sign-in Code', { firstName: 'Dana', sealed: 'x' }, 'Overland')).toBe(
      'Your Overland code',
    );
  });
});

it('refuses a template that is not written', () => {
  expect(() => orderMail('Survey Notification')).toThrow('There is no template Survey Notification yet.');
});

describe('what a mail says of the payment', () => {
  it('of a public booking, that it is held until it is paid', () => {
    const held = { isPublic: true, isPaymentDue: true };
    expect(orderMail('Order Transferee', held).text).toContain('We begin as soon as your payment is in');
    expect(orderMail('Order Client', held).text).toContain('It waits for the customer’s payment.');
    expect(orderMail('Payment Request', held).html).toContain(
      'We send a carrier as soon as the payment is in.',
    );
  });

  it('of a company’s COD order, that it goes ahead and is paid on delivery', () => {
    const goesAhead = { isPublic: false, isPaymentDue: true };
    expect(orderMail('Order Transferee', goesAhead).text).toContain(
      'We are now looking for the right carrier',
    );
    expect(orderMail('Order Client', goesAhead).text).not.toContain('waits');
    const request = orderMail('Payment Request', goesAhead);
    for (const body of [request.html, request.text]) {
      expect(body).toContain('to be paid by you on delivery');
      expect(body).not.toContain('as soon as the payment is in');
    }
  });
});
