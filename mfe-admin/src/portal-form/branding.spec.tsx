import { logoMessages, maxLogoBytes, portalEdits, portalPrices, portals } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPortal, aPreview } from './a-portal';
import { NewPortalPage } from './new-portal-page';
import { PortalPage } from './portal-page';

/** Uploads that the test lets go on: jsdom's own would look for a server. */
class FakeRequest {
  static last: FakeRequest | null = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  target = '';
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open = (method: string, url: string) => {
    this.target = `${method} ${url}`;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = () => undefined;
  abort = () => this.onabort?.();
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => this.onload?.());
  }
}

beforeEach(() => {
  FakeRequest.last = null;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

const logo = '/api/logos/5b2f6f3a-7a55-4a1a-9a9e-0c1d2e3f4a5b.png';
const page = { body: { rows: [], total: 0, next: null } };
const server = () =>
  new FakeServer()
    .answer(portals.list, page)
    .answer(portalEdits.history, page)
    .answer(portalEdits.regions, { body: { regions: [] } })
    .answer(portalPrices.preview, { body: aPreview() });
const openNew = () =>
  openPage(<NewPortalPage />, { path: '/portals/new', server: server(), session: { role: 'MCAdmin' } });
const picture = () => screen.queryByRole('img', { name: 'The company’s logo' });
const choose = (file: File, label = 'Upload a logo') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
const png = new File(['pixels'], 'lone-star.png', { type: 'image/png' });
const request = () => {
  if (!FakeRequest.last) throw new Error('Nothing was sent.');
  return FakeRequest.last;
};

describe('the logo of a portal', () => {
  it('is uploaded when it is chosen, shown, and saved with the form', async () => {
    const opened = openNew();
    opened.server.answer(portalEdits.create, { body: aPortal({ companyLogo: logo }) });
    choose(png);
    expect(request().target).toBe('POST /api/portals/logo');
    expect(request().headers).toMatchObject({
      'Content-Type': 'image/png',
      Authorization: expect.stringMatching(/^JWT /),
    });
    act(() => request().upload.onprogress?.({ loaded: 62, total: 100 }));
    expect(screen.getByText('Uploading, 62%')).toBeVisible();
    request().answer(200, { companyLogo: logo });
    await waitFor(() => expect(picture()).toHaveAttribute('src', logo));
    await opened.user.type(screen.getByLabelText('Company name'), 'Lone Star Motors');
    await opened.user.click(screen.getByRole('button', { name: 'Create Portal' }));
    await screen.findByText('Lone Star Motors has been created.');
    expect(opened.server.callsOf(portalEdits.create)[0]?.body).toMatchObject({ companyLogo: logo });
  });

  it.each([
    ['an SVG', 'image/svg+xml', 10, logoMessages.vector],
    ['a PDF', 'application/pdf', 10, logoMessages.type],
    ['more than 1 MB', 'image/png', maxLogoBytes + 1, logoMessages.size],
  ])('is not sent as %s', async (_what, type, size, message) => {
    openNew();
    choose(Object.defineProperty(new File(['x'], 'logo', { type }), 'size', { value: size }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(FakeRequest.last).toBeNull();
  });

  it('that is refused says why, and the next one may be better', async () => {
    openNew();
    choose(png);
    request().answer(400, { code: 'invalid', message: logoMessages.damaged, requestId: 'r' });
    expect(await screen.findByText(logoMessages.damaged)).toBeVisible();
    choose(png);
    expect(screen.queryByText(logoMessages.damaged)).not.toBeInTheDocument();
    await act(async () => screen.getByRole('button', { name: 'Cancel Upload' }).click());
    expect(screen.queryByText(/^Uploading/)).not.toBeInTheDocument();
    expect(picture()).not.toBeInTheDocument();
  });

  it('is removed after a confirmation, and is none once the form is saved', async () => {
    const stored = aPortal({ companyLogo: logo });
    const { user, server: asked } = openPage(<PortalPage />, {
      path: '/portal/:portalId',
      at: `/portal/${stored._id}`,
      server: server().answer(portals.get, { body: stored }),
      session: { role: 'MCAdmin' },
    });
    asked.answer(portalEdits.update, { body: aPortal({ version: 4 }) });
    await user.click(await screen.findByRole('button', { name: 'Remove Logo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Logo' });
    const yes = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Remove Logo');
    if (yes) await user.click(yes);
    await waitFor(() => expect(picture()).not.toBeInTheDocument());
    expect(screen.getByText('Not saved: Logo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Portal' }));
    await screen.findByText('Portal has been saved.');
    expect(asked.callsOf(portalEdits.update)[0]?.body).toMatchObject({ companyLogo: null });
  });
});

describe('the look of a portal', () => {
  it('is refused in a color on which text cannot be read, with one that works', async () => {
    const { user, server: asked } = openNew();
    await user.type(screen.getByLabelText('Company name'), 'A');
    await user.type(screen.getByRole('textbox', { name: 'Color' }), '#ffd400');
    await user.click(screen.getByRole('button', { name: 'Create Portal' }));
    expect(
      await screen.findByText(/1\.4:1, and needs 4\.5:1\. The nearest color that works is #/),
    ).toBeVisible();
    expect(asked.callsOf(portalEdits.create)).toEqual([]);
  });

  it('is previewed while it is typed: color, name, phone and where replies go', async () => {
    const { user } = openNew();
    const figure = (caption: string) => screen.getByText(caption).closest('figure');
    await user.type(screen.getByLabelText('Company name'), 'Lone Star Motors');
    await user.type(screen.getByRole('textbox', { name: 'Color' }), '#7a1f3d');
    await user.type(screen.getByLabelText('Replies go to'), 'sales@lonestar.example');
    await user.type(screen.getByLabelText('Support phone'), '5125550199');
    expect(figure('A shared quote')).toHaveTextContent('Lone Star Motors');
    expect(figure('A shared quote')?.firstElementChild).toHaveStyle({ '--sign': '#7a1f3d' });
    expect(figure('An email')).toHaveTextContent(
      'Call (512) 555-0199 or answer this email.sales@lonestar.example',
    );
    // Our name is shown beside it, and alone where there is no logo.
    expect(figure('A PDF')).not.toHaveTextContent('Lone Star Motors');
    await user.click(screen.getByRole('switch', { name: 'Provider logo beside theirs' }));
    expect(figure('A PDF')).toHaveTextContent('Lone Star Motors');
    expect(figure('A PDF')).not.toHaveTextContent('Overland');
  });
});
