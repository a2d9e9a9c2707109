// A thread that decodes one HEIC picture to raw pixels, without a pause: the process around it has to watch what that costs.
// It ends when it is done, since the memory of libheif would not be given back before.
import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

const { bytes, maxPixels } = workerData;
const [first] = await decodeHeic.all({ buffer: bytes });
if (first.width * first.height > maxPixels) {
  parentPort.postMessage(null);
} else {
  const { width, height, data } = await first.decode();
  parentPort.postMessage({ width, height, data }, [data.buffer]);
}
