import { type OrderFile, orderFiles } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { FilesCard } from './files-card';

// At once, not shortly after the first view.
jest.mock('./use-forms', () => ({
  useForms: () => jest.requireActual('./with-forms'),
  useFields: () => jest.requireActual('./drawn-later'),
}));

/** Uploads that the test lets go on: jsdom's own would look for a server. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  wasAborted = false;
  constructor() {
    FakeRequest.all.push(this);
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => {
    this.wasAborted = true;
    this.onabort?.();
  };
  answer(status: number, body: object = {}) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});

const order = anOrder();

function aFile(changes: Partial<OrderFile> = {}): OrderFile {
  return {
    name: 'Bill of lading.pdf',
    key: `orders/${order.orderId}/1.pdf`,
    url: 'http://localhost:8081/api/files/orders/1',
    previewUrl: null,
    viewUrl: null,
    type: 'application/pdf',
    size: 2000,
    addedBy: 'Dana Whitfield',
    addedAt: '2026-11-25T15:00:00.000Z',
    removedAt: null,
    forCustomer: false,
    isProof: false,
    ...changes,
  };
}

const picture = { name: 'Left side.jpg', type: 'image/jpeg', previewUrl: '/p.webp', viewUrl: '/v.jpg' };
const pdf = (name = 'Permit.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function openCard(files: OrderFile[] = []) {
  const server = new FakeServer()
    .answer(orderFiles.signUpload, { body: { signedUrl: '/api/files/uploads/1', key: 'orders/1/1.pdf' } })
    .answer(orderFiles.add, { body: [] })
    .answer(orderFiles.remove, { body: [] })
    .answer(orderFiles.restore, { body: [] })
    .answer(orderFiles.setForCustomer, { body: [] });
  const opened = openPage(<FilesCard order={{ ...order, files }} />, { server });
  return { ...opened, input: screen.getByLabelText<HTMLInputElement>('Files to upload') };
}
const sent = async (count = 1) => {
  await waitFor(() => expect(FakeRequest.all).toHaveLength(count));
  const last = FakeRequest.all.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
};

describe('the files of an order', () => {
  it('are listed with who added them and when, to look at and to download', async () => {
    const terms = aFile({ name: 'Accepted terms.pdf', key: 'orders/1/3.pdf', isProof: true });
    const { user } = openCard([aFile(), aFile({ ...picture, key: 'orders/1/2.jpg' }), terms]);
    const tiles = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Bill of lading.pdfDana Whitfield, Nov 25DownloadShow to customerRemove',
      'Left side.jpgDana Whitfield, Nov 25DownloadShow to customerRemove',
      'Accepted terms.pdfDana Whitfield, Nov 25Stays with the order; the customer has it.Download',
    ]);
    const link = screen.getByRole('link', { name: 'Download Bill of lading.pdf' });
    expect(link).toHaveAttribute('href', 'http://localhost:8081/api/files/orders/1');
    await user.click(screen.getByRole('button', { name: 'View Left side.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Left side.jpg' }));
    expect(dialog.getByRole('img', { name: 'Left side.jpg' })).toHaveAttribute('src', '/v.jpg');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'View Left side.jpg' })).toHaveFocus();
  });

  it('are looked at one after the other with the arrow keys, past those that are no pictures', async () => {
    const other = { ...picture, key: 'orders/1/3.jpg', name: 'Right side.jpg', viewUrl: '/w.jpg' };
    const { user } = openCard([aFile({ ...picture, key: 'orders/1/2.jpg' }), aFile(), aFile(other)]);
    await user.click(screen.getByRole('button', { name: 'View Left side.jpg' }));
    await screen.findByRole('dialog', { name: 'Left side.jpg' });
    await user.keyboard('{ArrowRight}');
    const dialog = within(screen.getByRole('dialog', { name: 'Right side.jpg' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/w.jpg');
    expect(dialog.getByText('2 of 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('dialog', { name: 'Left side.jpg' })).toBeVisible();
  });

  it('are none at first: the card says what can be uploaded', () => {
    openCard();
    expect(screen.getByText('PDF, JPEG, PNG, WebP or HEIC, up to 25 MB each.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('an upload', () => {
  it('shows how far it is, and is added when it has arrived', async () => {
    const { user, input, server } = openCard();
    await user.upload(input, [pdf()]);
    const request = await sent();
    act(() => request.upload.onprogress?.({ loaded: 62, total: 100 }));
    expect(await screen.findByText('Uploading, 62%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading Permit.pdf' })).toHaveValue(62);
    request.answer(200);
    await waitFor(() => expect(server.callsOf(orderFiles.add)).toHaveLength(1));
    expect(server.callsOf(orderFiles.signUpload)[0]?.body).toEqual({
      orderId: order.orderId,
      fileName: 'Permit.pdf',
      fileType: 'application/pdf',
      size: 8,
    });
    expect(server.callsOf(orderFiles.add)[0]?.body).toEqual({ keys: ['orders/1/1.pdf'] });
    await waitFor(() => expect(screen.queryByText('Permit.pdf')).not.toBeInTheDocument());
  });

  it('of several dropped files sends one after the other', async () => {
    const { server } = openCard();
    const drop = createEvent.drop(screen.getByText(/Drop files here/));
    Object.assign(drop, { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
    fireEvent(screen.getByText(/Drop files here/), drop);
    (await sent(1)).answer(200);
    (await sent(2)).answer(200);
    await waitFor(() => expect(server.callsOf(orderFiles.add)).toHaveLength(2));
  });

  it('that fails says why and is tried again', async () => {
    const { user, input, server } = openCard();
    await user.upload(input, [pdf()]);
    (await sent(1)).answer(507, { code: 'outOfSpace', message: 'There is no space left for files.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no space left for files.');
    await user.click(screen.getByRole('button', { name: 'Try Permit.pdf again' }));
    (await sent(2)).answer(200);
    await waitFor(() => expect(server.callsOf(orderFiles.add)).toHaveLength(1));
  });

  it('without a connection says that there was an error uploading this file', async () => {
    const { user, input, server } = openCard();
    server.isReachable = false;
    await user.upload(input, [pdf()]);
    expect(await screen.findByText('There was an error uploading this file')).toBeVisible();
  });

  it('is canceled, and the next one goes on', async () => {
    const { user, input } = openCard();
    await user.upload(input, [pdf('a.pdf'), pdf('b.pdf')]);
    const first = await sent(1);
    await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(first.wasAborted).toBe(true);
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    await sent(2);
  });

  it.each([
    [
      'another type',
      new File(['x'], 'a.exe', { type: 'application/x-msdownload' }),
      'Please upload a PDF, JPEG, PNG, WebP or HEIC.',
    ],
    ['nothing in it', new File([], 'a.pdf', { type: 'application/pdf' }), 'This file is empty.'],
  ])('of a file with %s is refused before it is sent', async (_what, file, message) => {
    const { input, server } = openCard();
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('of a HEIC picture that the browser does not know goes by its name', async () => {
    const { input, server } = openCard();
    fireEvent.change(input, { target: { files: [new File(['x'], 'IMG 1.HEIC')] } });
    await sent();
    expect(server.callsOf(orderFiles.signUpload)[0]?.body).toMatchObject({ fileType: 'image/heic' });
  });
});

describe('a file for the customer', () => {
  it('is shown at once', async () => {
    const file = aFile();
    const { user, server } = openCard([file]);
    expect(screen.queryByText('For the customer')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show to customer: Bill of lading.pdf' }));
    expect(await screen.findByText('The customer sees Bill of lading.pdf now.')).toBeVisible();
    expect(server.callsOf(orderFiles.setForCustomer)).toMatchObject([
      { path: `/order/${order.orderId}/file/customer`, body: { key: file.key, forCustomer: true } },
    ]);
  });

  it('says so, and is hidden again', async () => {
    const { user, server } = openCard([aFile({ forCustomer: true })]);
    expect(screen.getByText('For the customer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide from customer: Bill of lading.pdf' }));
    expect(await screen.findByText('The customer no longer sees Bill of lading.pdf.')).toBeVisible();
    expect(server.callsOf(orderFiles.setForCustomer)[0]?.body).toMatchObject({ forCustomer: false });
  });

  it('stays as it was, with the message, when it could not be changed', async () => {
    const { user, server } = openCard([aFile()]);
    server.isReachable = false;
    await user.click(screen.getByRole('button', { name: 'Show to customer: Bill of lading.pdf' }));
    expect(await screen.findByText('There was an error changing who sees this file')).toBeVisible();
  });
});

describe('a removed file', () => {
  it('can be brought back at once by Undo', async () => {
    const file = aFile();
    const { user, server } = openCard([file]);
    await user.click(screen.getByRole('button', { name: 'Remove Bill of lading.pdf' }));
    expect(await screen.findByText('Bill of lading.pdf was removed.')).toBeVisible();
    expect(server.callsOf(orderFiles.remove)[0]?.body).toEqual({ url: file.key });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf(orderFiles.restore)[0]?.body).toEqual({ key: file.key }));
  });

  it('is listed until it is deleted for good, and can be restored', async () => {
    const { user, server } = openCard([aFile({ removedAt: '2026-11-26T15:00:00.000Z' })]);
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1 removed file' }));
    expect(screen.getByText('Removed, can be restored until Dec 26, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore Bill of lading.pdf' }));
    await waitFor(() => expect(server.callsOf(orderFiles.restore)).toHaveLength(1));
  });

  it('that could not be removed stays, with the message', async () => {
    const { user, server } = openCard([aFile()]);
    server.isReachable = false;
    await user.click(screen.getByRole('button', { name: 'Remove Bill of lading.pdf' }));
    expect(await screen.findByText('There was an error removing this file')).toBeVisible();
  });
});
