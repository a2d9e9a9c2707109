// A process that reads one picture from its input and writes it anew. Decoders are what hostile files aim at: it knows no
// secrets, ends with its picture, and ends itself when that costs too much memory or processor time. Plain JavaScript, because
// a process starts from a file that is not built.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

const { type, main, preview, maxPixels, maxBytes, maxCpuMs } = JSON.parse(process.argv[2]);

// Not `ulimit`, which macOS does not enforce.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch = process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxCpuMs;
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, 20);
// Ctrl-C and service managers tell every process to end, but the service finishes its pictures first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
// Where memory runs out, Linux ends this process before the service.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

/** Every other loader of libvips is blocked, so that content of another format is not parsed. */
const loaders = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
};
const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });

/** Starts a pipeline for each output; null for a picture that is too large, which is known before it is decoded. */
async function openPicture(bytes) {
  sharp.unblock({ operation: [loaders[type]] });
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return null;
  // Turned as EXIF says.
  return () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** The same for HEIC, for which sharp's build has no decoder. libheif turns the picture itself. */
async function openHeic(bytes) {
  const thread = new Worker(new URL('./decode-heic.mjs', import.meta.url), {
    workerData: { bytes, maxPixels },
  });
  const [picture] = await once(thread, 'message');
  await thread.terminate();
  if (!picture) return null;
  const { width, height, data } = picture;
  return () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

function write(picture, { format, options, within }) {
  const size = { width: within, height: within, fit: 'inside', withoutEnlargement: true };
  return (within ? picture.resize(size) : picture).toFormat(format, options).toBuffer();
}

async function rewrite(bytes) {
  try {
    const open = await (type === 'image/heic' ? openHeic(bytes) : openPicture(bytes));
    if (!open) return { refused: 'tooLarge' };
    return { main: await write(open(), main), preview: preview && (await write(open(), preview)) };
  } catch {
    return { refused: 'damaged' };
  }
}

const result = await rewrite(await buffer(process.stdin));
if (result.refused) {
  process.send(result);
} else {
  process.send({ size: result.main.length, preview: result.preview });
  // The pipe of the result, not the standard output, into which libraries may write.
  new Socket({ fd: 4 }).end(result.main);
}
