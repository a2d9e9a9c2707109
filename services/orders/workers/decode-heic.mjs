// A worker thread that decodes one HEIC picture to raw pixels. It decodes for a second or more and without pause, so it
// must not run where requests are answered. Plain JavaScript, because a thread starts from a file that is not built.
import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

const { bytes, maxPixels } = workerData;
const images = await decodeHeic.all({ buffer: new Uint8Array(bytes) });
const [first] = images;
const isTooLarge = first.width * first.height > maxPixels;
const picture = isTooLarge ? null : await first.decode();
parentPort.postMessage(picture && { width: picture.width, height: picture.height, data: picture.data });
images.dispose();
