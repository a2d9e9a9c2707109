import { aPortal } from '@overland/service-kit/testing';
import { senderOf } from './sender.js';

const provider = { name: 'Overland', email: 'support@overland.example' };
const logo = 'https://cdn.example/logo.png';

describe('the sender of an email', () => {
  it('is the company of the portal, and answers go to its contact', () => {
    expect(senderOf(aPortal({ companyLogo: logo }), provider)).toEqual({
      company: { name: 'Riverside Motors', logo },
      provider: null,
      name: 'Riverside Motors',
      replyTo: 'robin@riverside.example',
    });
  });

  it('is the provider itself for its own customers, and for emails of no portal', () => {
    const own = {
      company: null,
      provider: 'Overland',
      name: 'Overland',
      replyTo: 'support@overland.example',
    };
    expect(senderOf(null, provider)).toEqual(own);
    expect(senderOf(aPortal({ isCustomerPortal: true }), provider)).toEqual(own);
  });

  it('names the provider beside the company where its logo is shown, and alone where the company has none', () => {
    const both = senderOf(aPortal({ displayMCLogo: true, companyLogo: logo }), provider);
    expect(both).toMatchObject({ company: { name: 'Riverside Motors' }, provider: 'Overland' });
    const alone = senderOf(aPortal({ displayMCLogo: true }), provider);
    expect(alone).toMatchObject({ company: null, provider: 'Overland', replyTo: 'robin@riverside.example' });
  });

  it('gets its answers at support where the company has no contact', () => {
    expect(senderOf(aPortal({ contactEmail: '' }), provider).replyTo).toBe('support@overland.example');
  });
});
