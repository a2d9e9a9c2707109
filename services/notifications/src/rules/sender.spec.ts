import { providerColors } from '@overland/contracts/accent';
import { aCompany } from '../testing/a-company.js';
import { senderOf } from './sender.js';

const provider = { name: 'Overland', email: 'support@overland.example', phone: '(555) 010-0199' };
const logo = 'https://cdn.example/logo.png';

describe('the sender of an email', () => {
  it('is the company of the portal, and answers go to its contact', () => {
    expect(senderOf(aCompany({ companyLogo: logo }), provider)).toEqual({
      company: { name: 'Riverside Motors', logo },
      provider: null,
      name: 'Riverside Motors',
      replyTo: 'robin@riverside.example',
      phone: '(555) 010-0199',
      colors: providerColors,
    });
  });

  it('is the provider itself for its own customers, and for emails of no portal', () => {
    const own = {
      company: null,
      provider: 'Overland',
      name: 'Overland',
      replyTo: 'support@overland.example',
      phone: '(555) 010-0199',
      colors: providerColors,
    };
    expect(senderOf(null, provider)).toEqual(own);
    const whiteLabel = {
      accentColor: '#1f3a7a',
      replyToEmail: 'a@b.example',
      supportPhone: '(512) 555-0199',
    };
    expect(senderOf(aCompany({ isCustomerPortal: true, ...whiteLabel }), provider)).toEqual(own);
  });

  it('signs as the company that its customers pay and call, whatever logo stands above', () => {
    const alone = senderOf(aCompany({ displayMCLogo: true, contactPhone: '(512) 555-0101' }), provider);
    expect(alone).toMatchObject({ provider: 'Overland', name: 'Riverside Motors', phone: '(512) 555-0101' });
  });

  it('names the provider beside the company where its logo is shown, and alone where the company has none', () => {
    const both = senderOf(aCompany({ displayMCLogo: true, companyLogo: logo }), provider);
    expect(both).toMatchObject({ company: { name: 'Riverside Motors' }, provider: 'Overland' });
    const alone = senderOf(aCompany({ displayMCLogo: true }), provider);
    expect(alone).toMatchObject({ company: null, provider: 'Overland', replyTo: 'robin@riverside.example' });
  });

  it('has the color, reply address and phone that the company chose, beside the provider too', () => {
    const portal = aCompany({
      displayMCLogo: true,
      accentColor: '#1f3a7a',
      replyToEmail: 'sales@riverside.example',
      supportPhone: '(512) 555-0199',
    });
    expect(senderOf(portal, provider)).toMatchObject({
      provider: 'Overland',
      replyTo: 'sales@riverside.example',
      phone: '(512) 555-0199',
      colors: { light: { sign: '#1f3a7a' } },
    });
  });

  it('is called at its own phone where it has one, as on pages and in PDFs', () => {
    const phones = { contactPhone: '(512) 555-0101', companyPhone: '(512) 555-0100' };
    expect(senderOf(aCompany(phones), provider).phone).toBe('(512) 555-0101');
    expect(senderOf(aCompany({ ...phones, contactPhone: '' }), provider).phone).toBe('(512) 555-0100');
  });

  it('gets its answers at support where the company has no contact', () => {
    expect(senderOf(aCompany({ contactEmail: '' }), provider).replyTo).toBe('support@overland.example');
  });
});
