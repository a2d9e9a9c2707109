import {
  type PortalRecord,
  portalEdits,
  portalPrices,
  portals,
  quotes,
  type SettingsWarning,
  settings,
} from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPortal, aPreview, portalId } from './a-portal';
import { PortalPage } from './portal-page';
import { sheetFor } from './portal-values';

const parent = '22222222-2222-4222-8222-222222222222';
const own = sheetFor({ isPremium: false, hasCustomRates: true }, null);
const page = <T,>(rows: T[]) => ({ rows, total: rows.length, next: null });

async function open(portal: PortalRecord, warnings: SettingsWarning[] = []) {
  const server = new FakeServer()
    .answer(portals.get, { body: portal })
    .answer(portals.list, {
      body: page([
        { _id: parent, companyName: 'Lone Star Group' },
        {
          _id: portalId,
          companyName: portal.companyName,
          isCustomerPortal: portal.isCustomerPortal,
          users: 8,
        },
      ]),
    })
    .answer(quotes.list, { body: { rows: [], total: 1, next: null } })
    .answer(portalEdits.regions, { body: { regions: [] } })
    .answer(portalEdits.history, { body: page([]) })
    .answer(portalPrices.preview, { body: aPreview({ warnings }) });
  const opened = openPage(<PortalPage />, {
    path: '/portal/:portalId',
    at: `/portal/${portalId}`,
    server,
    session: { role: 'MCAdmin' },
  });
  await screen.findByRole('heading', { level: 1, name: portal.companyName });
  return opened;
}
const retype = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const save = () => screen.getByRole('button', { name: 'Save Portal' });

describe('the page of a portal', () => {
  it('says what went wrong, and reads the portal again when asked to', async () => {
    const server = new FakeServer();
    server.isReachable = false;
    const { user } = openPage(<PortalPage />, { path: '/portal/:portalId', at: '/portal/1', server });
    expect(await screen.findByText('There was an error getting this portal')).toBeVisible();
    server.isReachable = true;
    server.answer(portals.get, { body: aPortal() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Lone Star Motors')).toBeVisible();
  });

  it('says how many users and quotes it has, and leads to them', async () => {
    await open(aPortal());
    expect(await screen.findByText('8 users, 1 quote')).toBeVisible();
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Users')).toBe(`/users?company=${portalId}`);
    expect(linkTo('View As')).toBe(`/quotes?viewAs=${portalId}`);
  });

  it('says that the customer portal always shares its quotes', async () => {
    await open(aPortal({ isCustomerPortal: true, sharesQuotes: false }));
    const shares = await screen.findByRole('switch', { name: /^Shares quotes/ });
    await waitFor(() => expect(shares).toBeDisabled());
    expect(shares).toBeChecked();
  });

  it('counts the changed fields of each section, and shows what they were', async () => {
    const { user } = await open(aPortal());
    await retype(user, 'Company tariff', '85');
    await user.click(screen.getByRole('switch', { name: 'Tariff is a percentage' }));
    const contents = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(contents).getByRole('link', { name: 'Pricing 2 changed' })).toBeVisible();
    expect(screen.getByText(/^Was \d+%\. Same for open/)).toBeVisible();
    expect(screen.getByText('Not saved: Company tariff, Tariff is a percentage')).toBeVisible();
  });

  it('sends the whole portal with its version, and is saved then', async () => {
    const { user, server } = await open(aPortal());
    server.answer(portalEdits.update, { body: aPortal({ companyTariff: 85, version: 4 }) });
    await retype(user, 'Company tariff', '85');
    await user.click(save());
    expect(await screen.findByText('Portal has been saved.')).toBeVisible();
    expect(server.callsOf(portalEdits.update)[0]?.body).toMatchObject({ companyTariff: 85, version: 3 });
    expect(screen.queryByRole('button', { name: 'Save Portal' })).toBeNull();
  });

  it('asks before it discards', async () => {
    const { user } = await open(aPortal());
    await retype(user, 'Company tariff', '85');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(await screen.findByDisplayValue('$75')).toBeVisible();
  });

  it('shows what somebody else changed meanwhile, under what was typed', async () => {
    const { user, server } = await open(aPortal());
    const theirs = aPortal({ companyTariff: 60, companyCity: 'Dallas', version: 4 });
    server.answer(portalEdits.update, {
      status: 409,
      body: { code: 'conflict', message: 'Someone else changed it.', details: { portal: theirs } },
    });
    await retype(user, 'Company tariff', '85');
    await user.click(save());
    expect(await screen.findByText('City is now: Dallas.')).toBeVisible();
    const tariff = screen.getByText('Company tariff is now: 60.').closest('li');
    expect(tariff).toHaveTextContent('You entered: 85.');
    expect(screen.getByLabelText('City')).toHaveValue('Dallas');
    expect(screen.getByLabelText('Company tariff')).toHaveValue('$85');
    expect(screen.getByText(/^Was \$60\./)).toBeVisible();

    server.answer(portalEdits.update, { body: { ...theirs, companyTariff: 85, version: 5 } });
    await user.click(save());
    expect(await screen.findByText('Portal has been saved.')).toBeVisible();
    expect(server.callsOf(portalEdits.update)[1]?.body).toMatchObject({ companyTariff: 85, version: 4 });
  });

  it('shows what the server refuses at its field', async () => {
    const { user, server } = await open(aPortal({ displayDiscountOption: true }));
    const message = 'The customer discount can be at most $553, the lowest rate of all.';
    server.answer(portalEdits.update, {
      status: 422,
      body: { code: 'invalid', message, errors: [{ path: 'portalAdminDiscount', message }] },
    });
    expect(await screen.findByText('At most $553, the lowest 7-day rate.')).toBeVisible();
    await retype(user, 'Customer discount', '900');
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Customer discount')).toBeInvalid();
  });

  it('warns while one types, beside the form', async () => {
    const message = 'With these tariffs enclosed transport costs less than open transport.';
    const { user, server } = await open(aPortal());
    server.answer(portalPrices.preview, {
      body: aPreview({
        warnings: [{ code: 'enclosedBelowOpen', message }],
        prices: [{ level: 1, open: 1032, enclosed: 1482, whiteGlove: 2106 }],
      }),
    });
    await retype(user, 'Company tariff', '85');
    expect(await screen.findByText(message)).toBeVisible();
    const example = screen.getByRole('region', { name: 'A sedan, 620 miles' });
    expect(within(example).getAllByText('$1,022')[0]?.tagName).toBe('S');
  });

  it('adds and removes notification emails, and refuses the same one twice', async () => {
    const { user, server } = await open(aPortal());
    await user.click(screen.getByRole('button', { name: 'Add Email' }));
    await user.type(screen.getByLabelText('Email 1'), 'lot@lonestar.example');
    await user.click(screen.getByRole('button', { name: 'Add Email' }));
    await user.type(screen.getByLabelText('Email 2'), 'lot@lonestar.example');
    await user.click(save());
    expect(await screen.findByText('This email address is in the list already.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove email 2' }));
    server.answer(portalEdits.update, { body: aPortal({ version: 4 }) });
    await user.click(save());
    expect(await screen.findByText('Portal has been saved.')).toBeVisible();
  });

  it('takes a region of the parent, or another one by its name', async () => {
    const { user, server } = await open(aPortal({ parentPortal: parent }));
    server.answer(portalEdits.update, { body: aPortal({ version: 4 }) });
    await user.click(screen.getByRole('combobox', { name: 'Region' }));
    await user.click(await screen.findByRole('option', { name: 'Other' }));
    await user.click(save());
    expect(await screen.findByText('This field is required.')).toBeVisible();
    await user.type(screen.getByLabelText('Other region'), 'Gulf');
    await user.click(save());
    await screen.findByText('Portal has been saved.');
    expect(server.callsOf(portalEdits.update)[0]?.body).toMatchObject({
      region: 'other',
      regionOther: 'Gulf',
    });
  });
});

describe('the rate sheet', () => {
  const sheet = () => screen.getByRole('region', { name: 'Rate sheet' });

  it('is the default one when the own sheet is switched on', async () => {
    const { user } = await open(aPortal());
    await user.click(within(sheet()).getByRole('switch', { name: 'Own rate sheet' }));
    expect(within(sheet()).getByLabelText('251–500 mi')).toHaveValue('$810');
    expect(within(sheet()).getByText('$5.18')).toBeInTheDocument();
  });

  it('stands beside the default one for those who may read that', async () => {
    const { user, server } = await open(aPortal());
    server.answer(settings.get, { body: { serviceLevels: [], holidays: [], defaultSheet: own } });
    await user.click(within(sheet()).getByRole('switch', { name: 'Own rate sheet' }));
    expect(await within(sheet()).findByRole('columnheader', { name: 'Default' })).toBeInTheDocument();
  });

  it('has no such column for anyone else', async () => {
    const { user, server } = await open(aPortal());
    server.answer(settings.get, { body: { serviceLevels: [], holidays: [] } });
    await user.click(within(sheet()).getByRole('switch', { name: 'Own rate sheet' }));
    expect(within(sheet()).queryByRole('columnheader', { name: 'Default' })).toBeNull();
  });
});

describe('a premium portal', () => {
  it('has no display options and no surcharges, and is asked for its white-glove sheet', async () => {
    const { user, server } = await open(aPortal());
    await user.click(screen.getByRole('switch', { name: 'Premium' }));
    expect(screen.queryByRole('region', { name: 'Display' })).toBeNull();
    expect(screen.queryByLabelText('Enclosed transport')).toBeNull();
    expect(screen.queryByRole('switch', { name: 'White glove override' })).toBeNull();
    await user.click(save());
    expect((await screen.findAllByText('This field is required.')).length).toBe(11);
    expect(server.callsOf(portalEdits.update)).toEqual([]);
  });
});

describe('the regions', () => {
  it('are saved on their own', async () => {
    const { user, server } = await open(aPortal());
    server.answer(portalEdits.saveRegions, { body: { regions: [{ _id: parent, name: 'Texas' }] } });
    const regions = screen.getByRole('region', { name: 'Regions' });
    await user.click(await within(regions).findByRole('button', { name: 'Add Region' }));
    await user.type(within(regions).getByLabelText('Region 1'), 'Texas');
    await user.click(within(regions).getByRole('button', { name: 'Save Regions' }));
    expect(await screen.findByText('Regions have been saved.')).toBeVisible();
    expect(server.callsOf(portalEdits.saveRegions)[0]?.body).toEqual({ regions: [{ name: 'Texas' }] });
    expect(server.callsOf(portalEdits.update)).toEqual([]);
  });
});
