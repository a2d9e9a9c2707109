/** Where this phone is, in degrees. */
interface Position {
  lat: number;
  long: number;
}

/** Why there is no position, in words that help; `message` can be shown. */
export class NoPosition extends Error {}

/** A phone that has just woken up needs some seconds. */
const patienceMs = 20_000;

const notAllowed =
  'Your browser does not let this page see your location. Allow it in the settings of the browser or the phone, then try again.';
const notFound =
  'Your phone could not find out where you are. Switch its location services on, go where you can see the sky, and try again.';
const tooLate = 'Your phone took too long to find out where you are. Please try again.';
const notAble =
  'This browser cannot tell where you are. Please open the link in another browser on your phone.';

/** By the codes of the Geolocation API. */
const reasons: Partial<Record<number, string>> = { 1: notAllowed, 2: notFound, 3: tooLate };

/** Asks the browser, and so the first time the driver. @throws NoPosition */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Absent in pages that are not sent securely.
    if (!('geolocation' in navigator)) {
      reject(new NoPosition(notAble));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      ({ code }) => reject(new NoPosition(reasons[code] ?? notFound)),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  });
}
