import { openPage } from '@overland/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ScanVin } from './scan-vin';

const right = '1HGCM82633A004352';
const wrong = '1HGCM82633A004353';

let codes: string[] = [];
const stop = jest.fn();
const getUserMedia = jest.fn();
const onVin = jest.fn();

class FakeDetector {
  static formats = ['code_39', 'qr_code', 'ean_13'];
  static getSupportedFormats = async () => FakeDetector.formats;
  detect = async () => codes.map((rawValue) => ({ rawValue }));
}

beforeEach(() => {
  codes = [];
  jest.clearAllMocks();
  FakeDetector.formats = ['code_39', 'qr_code', 'ean_13'];
  window.BarcodeDetector = FakeDetector;
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});

const open = () => openPage(<ScanVin vehicle="Honda Accord" onVin={onVin} />);
async function scan() {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: 'Scan VIN of Honda Accord' }));
  await screen.findByRole('dialog', { name: 'Scan VIN' });
  return opened;
}

it('takes the VIN of a label, and the camera goes off', async () => {
  await scan();
  await screen.findByText(/Point the camera/);
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  codes = ['4006381333931', `I${right.toLowerCase()}`];
  await waitFor(() => expect(onVin).toHaveBeenCalledWith(right));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stop).toHaveBeenCalledTimes(1);
});

it('asks about a wrong check digit: scan again', async () => {
  codes = [wrong];
  const { user } = await scan();
  await screen.findByText(/one of its characters does not fit/);
  codes = [right];
  await user.click(screen.getByRole('button', { name: 'Scan again' }));
  await waitFor(() => expect(onVin.mock.calls).toEqual([[right]]));
});

it('asks about a wrong check digit: use it anyway', async () => {
  codes = [wrong];
  const { user } = await scan();
  await user.click(await screen.findByRole('button', { name: 'Use it anyway' }));
  expect(onVin.mock.calls).toEqual([[wrong]]);
});

it('turns the camera off when the dialog is closed, and when the page goes away', async () => {
  const { user, unmount } = await scan();
  await screen.findByText(/Point the camera/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Scan VIN of Honda Accord' }));
  await screen.findByText(/Point the camera/);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});

it('turns off a camera that was given after the dialog was closed', async () => {
  let give: (stream: unknown) => void = () => undefined;
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  const { user } = await scan();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  give({ getTracks: () => [{ stop }] });
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
});

it.each([
  ['NotAllowedError', /The camera is not allowed here/],
  ['NotFoundError', /No camera can be used on this device/],
])('says what to do at a %s', async (name, text) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await scan();
  await screen.findByText(text);
});

it.each([
  [
    'has no detector',
    () => {
      window.BarcodeDetector = undefined;
    },
  ],
  [
    'reads none of the codes of labels',
    () => {
      FakeDetector.formats = ['ean_13'];
    },
  ],
  [
    'has no camera to give',
    () => {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    },
  ],
])('offers nothing where the browser %s', async (_what, lose) => {
  lose();
  open();
  await act(async () => undefined);
  expect(screen.queryByRole('button')).toBeNull();
});
