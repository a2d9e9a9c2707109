import { orderEmailTemplates, sdStatuses } from './constants.js';
import { type EmailOccasion, emailRefusal } from './email-refusal.js';

const sendable = (occasion: Partial<EmailOccasion>) =>
  orderEmailTemplates.filter(
    (template) =>
      emailRefusal(template, { sdStatus: 'new', isUnpaidCod: false, termsAccepted: true, ...occasion }) ===
      null,
  );

describe('the emails that a person can send', () => {
  it('do not announce what has not happened yet, nor prepare for what is over', () => {
    const always = ['Order Transferee', 'Order Client', 'Order Agent'];
    expect(sendable({ sdStatus: 'new' })).toEqual([...always, 'Order OA', 'Customer Order Reminder']);
    expect(sendable({ sdStatus: 'accepted' })).toEqual([
      ...always,
      'Order OA',
      'Customer Order Reminder',
      'Order Track',
    ]);
    expect(sendable({ sdStatus: 'picked_up' })).toEqual([...always, 'Order Track', 'Pickup Confirmation']);
    for (const sdStatus of ['delivered', 'invoiced', 'paid'] as const)
      expect(sendable({ sdStatus })).toEqual([...always, 'Delivery Confirmation', 'Survey Notification']);
  });

  it('ask for money and signature only while they are missing', () => {
    const missing = sendable({ isUnpaidCod: true, termsAccepted: false });
    expect(missing).toEqual(expect.arrayContaining(['Payment Request', 'Order Transferee Signature']));
    expect(sendable({})).not.toContain('Payment Request');
    expect(sendable({})).not.toContain('Order Transferee Signature');
  });

  it('ask for the signature whether or not there is something to pay', () => {
    expect(sendable({ termsAccepted: false })).toContain('Order Transferee Signature');
    expect(sendable({ isUnpaidCod: true })).not.toContain('Order Transferee Signature');
  });

  it('ask for no signature once the order is delivered', () => {
    const occasion = { isUnpaidCod: true, termsAccepted: false };
    expect(sendable({ ...occasion, sdStatus: 'picked_up' })).toContain('Order Transferee Signature');
    expect(sendable({ ...occasion, sdStatus: 'delivered' })).not.toContain('Order Transferee Signature');
  });

  it('ask how it went only while that is not answered', () => {
    expect(sendable({ sdStatus: 'delivered', surveyAnswered: true })).not.toContain('Survey Notification');
  });

  it('of a canceled order tell its customer and its company so, and nothing else', () => {
    expect(sendable({ sdStatus: 'order_canceled', isUnpaidCod: true, termsAccepted: false })).toEqual([
      'Order Transferee',
      'Order Client',
    ]);
  });

  it('are at least one in every state', () => {
    for (const sdStatus of sdStatuses) expect(sendable({ sdStatus })).toContain('Order Client');
  });
});
