import { type EmailTemplateName, orderChangeFields, sdStatuses } from '@overland/contracts';
import { addTexts, inLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { plainWords, pseudoTexts } from '@overland/i18n/testing';
import { EmailWriter } from '../emails/email-writer.js';
import type { EmailFacts, OrderFacts } from '../letters/email-facts.js';
import { readerLanguage } from '../rules/reader-language.js';
import { aCompany } from '../testing/a-company.js';
import { aQuoteMail } from '../testing/a-quote-mail.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { emailConfig as config } from '../testing/email-config.js';
import { subjectOf } from './subjects.js';

const customer = 'maeve@home.example';

function written(template: EmailTemplateName, data: EmailFacts, to = customer) {
  const subject = inLanguage(readerLanguage(template, data, to), () =>
    subjectOf(template, data, config.BRAND_NAME),
  );
  const row = { template, subject, data, toAddress: to, messageId: '<1@x.example>', requestId: null };
  const { html = '', text } = new EmailWriter(config).write(
    row,
    aCompany({ displayMCLogo: true, companyLogo: 'https://cdn.example/logo.png' }),
  );
  return { subject, html, text };
}

const ofOrder = (template: EmailTemplateName, changes: Partial<OrderFacts> = {}, to = customer) =>
  written(template, { ...anOrderBooked({ language: 'es' }), ...changes }, to);

const day = { kind: 'pickupDate', wishedDay: '2026-12-01' } as const;
const canceling = { kind: 'cancel', wishedDay: null } as const;
const changes = orderChangeFields.map((field) => ({
  ...{ field, vehicle: '2021 Honda Accord' },
  from: field === 'price' || field === 'serviceLevel' ? 3 : '2026-11-23/2026-11-26',
  to: field === 'price' || field === 'serviceLevel' ? 5 : '2026-11-25/2026-11-27',
}));
const paid = { paidAt: '2026-11-23T15:00:00.000Z', paidAmount: 900 };
const states = sdStatuses.flatMap((sdStatus): [EmailTemplateName, Partial<OrderFacts>][] => [
  ['Order Transferee', { sdStatus, isPaymentDue: true }],
  ['Order Transferee', { sdStatus, ...paid, pickedUpAt: paid.paidAt, deliveredAt: paid.paidAt }],
  ['Customer Order Reminder', { sdStatus }],
]);
const toCustomers: [EmailTemplateName, Partial<OrderFacts>][] = [
  ...states,
  ['Order Transferee', { canceled: { reason: '', customerReason: 'Roto' } }],
  ['Order Transferee', { hasChanged: true, changes }],
  ['Order Transferee', { paymentType: 'Billing' }],
  ['Order Transferee Signature', { hasChanged: true, changes }],
  ['Payment Request', { isPaymentDue: true, changes: changes.filter(({ field }) => field === 'price') }],
  ['Payment Receipt', paid],
  ['Pickup Confirmation', { sdStatus: 'picked_up', pickedUpAt: paid.paidAt }],
  ['Delivery Confirmation', { sdStatus: 'delivered', deliveredAt: paid.paidAt }],
  ['Survey Notification', { deliveredAt: paid.paidAt }],
  ['Order Transferee', { rushFee: 200 }],
  ['Order Transferee', { isPublic: true, isPaymentDue: true, transportType: 'ENCLOSED' }],
  ['Order Transferee', { answered: { ...day, isAccepted: true } }],
  ['Order Transferee', { answered: { ...day, isAccepted: false } }],
  ['Order Transferee', { answered: { ...canceling, isAccepted: true } }],
  ['Order Transferee', { answered: { ...canceling, isAccepted: false } }],
  ['Order Transferee Signature', {}],
  ['Order Transferee Signature', { hasChanged: true }],
  ['Order Transferee Signature', { hasAccepted: true }],
  ['Customer Order Reminder', {}],
  ['Order Track', {}],
  ['Order Track', { isLinkAsked: true }],
  ['Pickup Confirmation', {}],
  ['Delivery Confirmation', { transportType: 'WHITEGLOVE' }],
  ['Payment Request', { isPaymentDue: true }],
  ['Payment Request', { isPublic: true, isPaymentDue: true }],
  ['Survey Notification', {}],
];

/** Words that stand in nearly every English sentence, and those of the order's parts. */
const english =
  /\b(the|your|you|and|is|are|of|with|to|it|we|hello|please|call|order|pickup|delivery|customer|transport|vehicles?|yes|price|open|enclosed|business days|or|this|link)\b/i;
/** What people read of a page. */
const visible = (html: string) =>
  html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/https?:\S+/g, '');

describe('an email to a customer who reads Spanish', () => {
  it.each(toCustomers)('has no English word in subject, HTML and text: %s %j', (template, changes) => {
    const { subject, html, text } = ofOrder(template, changes);
    for (const shown of [subject, visible(html), text.replaceAll(/https?:\S+/g, '')]) {
      expect(shown).not.toMatch(english);
    }
    expect(html).toContain('<html lang="es">');
    expect(subject).toContain('#10234');
  });

  it('has none in a follow-up of a quote, whose link that ends them is in Spanish, too', () => {
    const facts = {
      quote: aQuoteMail({ language: 'es' }),
      followUp: { followUpId: aQuoteMail().quoteId, subject: 'Su cotización', words: 'Una línea.\nOtra.' },
    };
    const { subject, html, text } = written('Quote Follow-up', facts);
    for (const shown of [subject, visible(html), text.replaceAll(/https?:\S+/g, '')]) {
      expect(shown).not.toMatch(english);
    }
    expect(html).toContain('Una línea.<br>Otra.');
    expect(text).toMatch(/\/no-more-reminders\/[\w-]{48}\?lang=es/);
  });

  it('says what the English one says', () => {
    const { subject, text } = ofOrder('Order Transferee', {
      ...{ orderId: '7f1c2f9e-61a5-4b1e-9d8f-0a4f6a4f8a11', rushFee: 200, price: 1247, isPaymentDue: true },
    });
    expect(subject).toBe('Su pedido #10234 está reservado: Dallas, TX → Denver, CO');
    expect(text.replace(/order-status\/[\w-]+/, 'order-status/TOKEN')).toBe(`PEDIDO: #10234
Dallas, TX → Denver, CO · 793 mi
------------------------------------------------------------

Su pedido está reservado

Hola, Maeve:

Gracias por reservar con Riverside Motors.
Estamos buscando al transportista. Le escribiremos en cuanto haya un conductor asignado.
Hay que pagar $1,247 a Riverside Motors antes de la recogida. Para pagar, llame al (555) 010-0199 y mencione el pedido #10234.

Ver su pedido:
https://overland.example/order-status/TOKEN?lang=es

Recogida: del 25 de nov. de 2026 al 27 de nov. de 2026
  1 Main St, Dallas, TX 75201
Entrega: del 28 de nov. de 2026 al 2 de dic. de 2026
  9 Oak Ave, Denver, CO 80202
Cliente: Maeve O'Brien
Transporte: Abierto

Vehículos:
- 2021 Honda Accord, Funciona: Sí, $1,047
- RUSH (urgente), menos de 2 días hábiles: $200
Total: $1,247

--
¿Preguntas? Llame al (555) 010-0199 o responda a este correo.
Riverside Motors con Overland · robin@riverside.example
`);
  });

  it('escapes what people typed, as an English one does', () => {
    const { html, text } = ofOrder('Order Transferee', { customerFullName: '<b>{sender}</b>' });
    expect(html).toContain('Hola, &lt;b&gt;{sender}&lt;/b&gt;:');
    expect(text).toContain('Hola, <b>{sender}</b>:');
  });

  it.each<[EmailTemplateName, RegExp]>([
    ['Order Track', /\/order-status\/[\w-]+\?lang=es\s/],
    ['Order Transferee Signature', /\/terms\/[\da-f-]+\/10234\/[\w-]+\?lang=es\s/],
    ['Survey Notification', /\/customer-survey\/[\w-]+\?lang=es\s/],
  ])('links to pages in Spanish: %s', (template, address) => {
    expect(ofOrder(template).text).toMatch(address);
    expect(ofOrder(template, { language: 'en' }).text).not.toContain('?lang');
  });
});

describe('an email in a language that nobody speaks', () => {
  beforeAll(() => addTexts('es', pseudoTexts(spanish)));
  afterAll(() => addTexts('es', spanish));

  it.each(toCustomers)('has each word from the texts of its language: %s %j', (template, changes) => {
    const { subject, html, text } = ofOrder(template, changes);
    const data = [anOrderBooked(), changes, config, aCompany(), 'logo', 'href', 'DOCTYPE'];
    for (const shown of [subject, visible(html), text.replaceAll(/https?:\S+/g, '')]) {
      expect(plainWords(shown, data)).toEqual([]);
    }
  });
});

describe('the reader of an email', () => {
  it.each<EmailTemplateName>(['Pickup Confirmation', 'Delivery Confirmation'])(
    'reads English where it is not the customer: %s',
    (template) => {
      const { html, text, subject } = ofOrder(template, {}, 'ada@agents.example');
      expect(html).toContain('<html lang="en">');
      expect(text).toContain("The order of Maeve O'Brien was");
      expect(subject).toMatch(/^Order #10234 is /);
    },
  );

  it.each<EmailTemplateName>(['Order Client', 'Order Agent', 'Order OA'])(
    'reads English in an email that is not for customers, even at the address of one: %s',
    (template) => {
      expect(ofOrder(template).html).toContain('<html lang="en">');
    },
  );

  it('of an email that was stored before orders kept a language reads English', () => {
    const { language: _language, ...order } = anOrderBooked();
    expect(written('Order Track', order as OrderFacts).html).toContain('<html lang="en">');
  });

  it('of the copy of an application is the applicant, and the recruiting mailbox reads English', () => {
    const carrier = {
      firstName: 'Luz',
      lastName: 'Paz',
      email: 'luz@carriers.example',
      phone: '(555) 010-0142',
      company: 'Paz',
    };
    const facts = { carrier, language: 'es' as const };
    const copy = written('Carriers', facts, carrier.email);
    expect(copy.subject).toBe('Solicitud para trabajar con Overland');
    for (const shown of [visible(copy.html), copy.text]) {
      expect(shown).toContain('Recibimos su solicitud');
      expect(shown).not.toMatch(english);
    }
    const ours = written('Carriers', facts, config.RECRUITING_EMAIL);
    expect(ours.subject).toBe('Application to drive with Overland');
    expect(ours.html).toContain('<html lang="en">');
  });
});

it('the payment text of a public booking has its Spanish', () => {
  const held = { isPublic: true, termsAccepted: true, isPaymentDue: true, isHeld: true };
  expect(ofOrder('Payment Request', held).text).toContain(
    'Usted paga $1,047 a Riverside Motors antes de la recogida. Asignamos un conductor cuando esté pagado.',
  );
});
