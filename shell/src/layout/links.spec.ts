import { type LinksFor, sidebarLinks } from './links';

const person = (change: Partial<LinksFor>): LinksFor => ({
  role: 'User',
  portalId: 'own',
  isSuperAdmin: false,
  viewedPortalId: null,
  customerPortalId: 'special',
  ...change,
});
const labels = (change: Partial<LinksFor>) => sidebarLinks(person(change)).map((link) => link.label);

describe('the sidebar', () => {
  it('of a User has no Surveys and nothing to administer', () => {
    expect(labels({ role: 'User' })).toEqual(['Quotes', 'Orders']);
  });

  it('of an Admin has Surveys, Users and the settings of the own portal', () => {
    expect(labels({ role: 'Admin' })).toEqual(['Quotes', 'Orders', 'Surveys', 'Users', 'Portal Settings']);
    expect(sidebarLinks(person({ role: 'Admin' })).at(-1)?.to).toBe('/portal/own/settings');
  });

  const everything = ['Quotes', 'Orders', 'COD', 'Surveys', 'Reports', 'Portals', 'Users'];

  it('of an MCAdmin who views all portals has COD and Portals', () => {
    expect(labels({ role: 'MCAdmin' })).toEqual(everything);
  });

  it('of an MCAdmin who views one portal hides COD, Portals and Settings', () => {
    const shown = labels({ role: 'MCAdmin', isSuperAdmin: true, viewedPortalId: 'other' });
    expect(shown).toEqual(['Quotes', 'Orders', 'Surveys', 'Reports', 'Users']);
  });

  it('of an MCAdmin who views the special portal has them again', () => {
    expect(labels({ role: 'MCAdmin', viewedPortalId: 'special' })).toEqual(everything);
  });

  it('has Global Settings for a super admin alone', () => {
    expect(labels({ role: 'MCAdmin', isSuperAdmin: true })).toEqual([...everything, 'Settings']);
  });
});
