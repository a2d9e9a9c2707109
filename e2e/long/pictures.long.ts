import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { orderFiles, orders, type UploadType } from '@overland/contracts';
import { type HostilePicture, hostilePictures, slowPictures } from '@overland/service-kit/pictures/testing';
import sharp from 'sharp';
import { endProduct, freePorts, launchProduct, type RunningProduct } from '../launch-product.cjs';
import { printFound } from '../src/print-found.js';
import { call, signInAs, until } from '../src/product.js';
import { readParts } from '../src/split-parts.js';

/** Memory of processes is read from /proc, so this runs on Linux. */
const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e-pictures');
const allPictures = [...hostilePictures, ...slowPictures];

let product: RunningProduct;
beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  product = await launchProduct({
    dataDir,
    ports: await freePorts(),
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    args: ['--split'],
    entry: 'e2e/start-built.mjs',
  });
}, 300_000);
afterAll(() => endProduct(product.child));

interface Person {
  token: string;
  /** Orders that the person may add files to. */
  orderIds: string[];
}

async function personOf(email: string): Promise<Person> {
  const { site: origin, inbox } = product;
  const { token } = await signInAs(email, undefined, { origin, inbox });
  const { body } = await call(orders.list, { body: {} }, { token, origin });
  return { token, orderIds: body.rows.map(({ _id }) => _id) };
}

interface File {
  bytes: Buffer;
  type: UploadType;
}

/** What the product answers once the file has arrived and is to be added. */
async function upload({ token, orderIds }: Person, { bytes, type }: File, number = 0): Promise<number> {
  const origin = product.site;
  // An order has at most 50 files.
  const orderId = orderIds[Math.floor(number / 40)] ?? '';
  const sent = { orderId, fileName: `Picture ${number}.jpg`, fileType: type, size: bytes.length };
  const { body: signed } = await call(orderFiles.signUpload, { body: sent }, { token, origin });
  const headers = { 'content-type': type };
  const arrived = await fetch(`${origin}${signed.signedUrl}`, { method: 'PUT', headers, body: bytes });
  if (!arrived.ok) throw new Error(`The upload was answered with ${arrived.status}.`);
  const added = { params: { orderId }, body: { keys: [signed.key] } };
  return (await call(orderFiles.add, added, { token, origin })).status;
}

const readProcess = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024;
const childrenOf = (pid: number) =>
  readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The most that the service and one process for a picture had in memory until it is told to stop, in MB. */
function watchMemory(pid: number) {
  const most = { service: 0, child: 0, children: 0 };
  const timer = setInterval(() => {
    const children = childrenOf(pid);
    most.service = Math.max(most.service, memoryOf(pid));
    most.child = Math.max(most.child, ...children.map(memoryOf));
    most.children = Math.max(most.children, children.length);
  }, 10);
  return () => {
    clearInterval(timer);
    return most;
  };
}

const pidOfOrders = () => readParts(dataDir).find(({ name }) => name === 'orders')?.pid ?? 0;

const photo = async (): Promise<File> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 4032, height: 3024, channels: 3, background: '#888', noise } as const;
  return { type: 'image/jpeg', bytes: await sharp({ create }).blur(2).jpeg().toBuffer() };
};

/** Some machines are done with it within the limit of CPU time, and others give it up. */
const eitherWay = 'a PNG with texts of 25 GB';
const answersTo = ({ name, outcome }: HostilePicture): number[] =>
  name === eitherWay ? [200, 400] : [outcome === 'rewritten' ? 200 : 400];

it('T22: hostile files cost the orders service at most 64 MB, and leave no process', async () => {
  const kayla = await personOf('kayla@lonestarmotors.example');
  const pid = pidOfOrders();
  expect(await upload(kayla, await photo())).toBe(200);
  const before = memoryOf(pid);
  const stop = watchMemory(pid);
  const wrong: string[] = [];
  for (const [index, picture] of allPictures.entries()) {
    const { name, type, make } = picture;
    const status = await upload(kayla, { type, bytes: await make() }, index + 1);
    if (!answersTo(picture).includes(status)) wrong.push(`${name}: ${status}`);
  }
  const most = stop();
  await until('no process for a picture runs', async () => childrenOf(pid).length === 0);
  printFound('T22', { files: allPictures.length, before, most, after: memoryOf(pid) });
  expect(wrong).toEqual([]);
  expect(most.service - before).toBeLessThan(64);
});

async function secondsOf(work: Promise<number>): Promise<number> {
  const begun = performance.now();
  expect(await work).toBe(200);
  return (performance.now() - begun) / 1000;
}

it('T22: normal uploads wait little behind six that take as long as they can', async () => {
  const [kayla, marcus, mei] = await Promise.all(
    ['kayla@lonestarmotors.example', 'marcus@lonestarmotors.example', 'mei@northgate-relocation.example'].map(
      personOf,
    ),
  );
  if (!kayla || !marcus || !mei) throw new Error('Nobody is signed in.');
  const normal = await photo();
  const alone = await secondsOf(upload(mei, normal));
  const longest = allPictures.filter(({ outcome }) => outcome === 'tooCostly').at(-1) as HostilePicture;
  const bad: File = { type: longest.type, bytes: await longest.make() };
  const ended: number[] = [];
  const begun = performance.now();
  const six = Array.from({ length: 6 }, async (_none, index) => {
    // Its own answer may be late: the gateway waits for 30 s.
    await upload(kayla, bad, 80 + index);
    ended.push((performance.now() - begun) / 1000);
  });
  await until('one of them is read', async () => childrenOf(pidOfOrders()).length > 0);
  const samePortal = secondsOf(upload(marcus, normal));
  const otherPortal: number[] = [];
  for (let time = 0; time < 5; time += 1) otherPortal.push(await secondsOf(upload(mei, normal)));
  await Promise.all(six);
  printFound('T22', { alone, otherPortal, samePortal: await samePortal, ended });
});
