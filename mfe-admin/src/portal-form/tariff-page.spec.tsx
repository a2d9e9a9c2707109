import {
  defaultSurcharges,
  mileageBands,
  type PortalRecord,
  portalEdits,
  portalPrices,
  portals,
} from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { aPortal, aPreview, portalId } from './a-portal';
import { TariffPage } from './tariff-page';

async function open(portal: PortalRecord) {
  const server = new FakeServer()
    .answer(portals.get, { body: portal })
    .answer(portalPrices.preview, { body: aPreview() });
  const opened = openPage(<TariffPage />, {
    path: '/portal/:portalId/settings',
    at: `/portal/${portalId}/settings`,
    server,
    session: { role: 'Admin', portalId },
  });
  await screen.findAllByText(portal.companyName);
  return opened;
}

it('shows one tariff and the percent switch, and nothing else', async () => {
  await open(aPortal());
  const fields = [screen.getByLabelText('Company tariff'), screen.getByLabelText('Customer discount')];
  expect(screen.getAllByRole('textbox')).toEqual(fields);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

it('shows a tariff for open and one for enclosed where they are separate', async () => {
  await open(aPortal({ hasVariableCompanyTariff: true }));
  expect(screen.getByLabelText('Tariff, open')).toBeVisible();
  expect(screen.getByLabelText('Tariff, enclosed')).toBeVisible();
  expect(screen.queryByLabelText('Company tariff')).toBeNull();
});

it('takes a discount once its option is on, and says until then why not', async () => {
  const { unmount } = await open(aPortal({ displayDiscountOption: true }));
  expect(screen.getByLabelText('Customer discount')).toBeEnabled();
  unmount();
  await open(aPortal());
  expect(screen.getByLabelText('Customer discount')).toBeDisabled();
  expect(screen.getByText(/^Discounts to customers are off for your company\./)).toBeVisible();
});

it.each<[string, Partial<PortalRecord>, RegExp, string]>([
  [
    'shared',
    { sharesQuotes: true, followUpDays: [1, 3] },
    /^Yes/,
    'After 1 and 3 days, until the customer answers',
  ],
  ['not shared', { sharesQuotes: false, followUpDays: [1] }, /^No, so quotes cannot be emailed/, 'Off'],
])('shows to read, and whom to ask, of quotes that are %s', async (_, changes, shared, followUps) => {
  await open(aPortal(changes));
  expect(screen.getAllByText(shared)[0]).toBeVisible();
  expect(screen.getByText(followUps)).toBeVisible();
  expect(screen.getAllByText(/^Set with us\. To change this, please call/)[0]).toBeVisible();
});

it('shows to read what customers see of the company, and where its emails go', async () => {
  const emails = [{ email: 'desk@riverside.example', emailPickUp: true, emailDelivery: false }];
  await open(aPortal({ contactEmail: 'ruth@riverside.example', supportPhone: '(555) 010-0123', emails }));
  const section = within(screen.getByRole('region', { name: 'What your customers see' }));
  expect(section.getByRole('heading', { name: 'Preview' })).toBeVisible();
  const textOf = (label: string) => section.getByText(label).nextElementSibling?.textContent;
  expect(textOf('They call')).toBe('(555) 010-0123');
  expect(textOf('You hear of bookings at')).toBe('ruth@riverside.exampledesk@riverside.example');
  expect(textOf('Copies of pickups go to')).toBe('desk@riverside.example');
  expect(textOf('Copies of deliveries go to')).toBe('Nobody');
  expect(section.queryByRole('textbox')).toBeNull();
});

it('sends the tariff alone, with the version it was made on', async () => {
  const { user, server } = await open(aPortal());
  server.answer(portalEdits.updateTariff, { body: aPortal({ companyTariff: 85, version: 4 }) });
  const field = screen.getByLabelText('Company tariff');
  await user.clear(field);
  await user.type(field, '85');
  await user.click(screen.getByRole('button', { name: 'Save Tariff' }));
  expect(await screen.findByText('Your tariff has been saved.')).toBeVisible();
  expect(server.callsOf(portalEdits.updateTariff)[0]?.body).toEqual({
    companyTariff: 85,
    companyTariffIsPercent: false,
    companyTariffOpenTransport: 0,
    companyTariffEnclosedTransport: 0,
    portalAdminDiscount: 0,
    version: 3,
  });
});

it('is saved whatever else of the portal would be refused today', async () => {
  const { user, server } = await open(aPortal({ companyPhone: '5550100' }));
  server.answer(portalEdits.updateTariff, { body: aPortal({ version: 4 }) });
  await user.click(screen.getByRole('switch', { name: 'Tariff is a percentage' }));
  await user.click(screen.getByRole('button', { name: 'Save Tariff' }));
  expect(await screen.findByText('Your tariff has been saved.')).toBeVisible();
});

it('shows the prices of a premium portal, with nothing to set', async () => {
  const customRates = { ...defaultSurcharges, bands: mileageBands.map((_, at) => 1800 + at * 100) };
  await open(aPortal({ isPremium: true, companyTariff: 150, customRates }));
  expect(await screen.findByText('Your prices are set with us')).toBeVisible();
  expect(screen.getByText('$150')).toBeVisible();
  expect(screen.getByRole('row', { name: /^1–250 mi \$1,800/ })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
