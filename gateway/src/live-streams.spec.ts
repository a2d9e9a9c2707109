import { Writable } from 'node:stream';
import { createLogger, type ServiceClient } from '@overland/service-kit';
import { LogRecorder, until } from '@overland/service-kit/testing';
import { type Listener, LiveStreams } from './live-streams.js';
import { StreamPlaces } from './stream-places.js';

const change = {
  orderId: '11111111-5b0e-4a53-9d59-0a6b1c7d8e9f',
  portalId: '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f',
  version: 2,
};
/** Something changes all the time. */
const services = {
  call: async () => ({ changes: [change], notices: [], next: '7:1' }),
} as unknown as ServiceClient;

const places = new StreamPlaces(null, createLogger({ level: 'warn', stream: new LogRecorder() }));

/** A response; without `isRead` its client takes nothing, so that it never closes. */
function aResponse({ isRead }: { isRead: boolean }) {
  const response = new Writable({ write: (_piece, _encoding, done) => isRead && done() });
  const errors: Error[] = [];
  response.on('error', (error) => errors.push(error));
  return Object.assign(response, { errors, setHeader: () => undefined, writeHead: () => undefined });
}

it('does not write to a stream again that was ended, however late its client lets it close', async () => {
  let told = 0;
  const answers = [['changed'], null];
  const ended: Listener = {
    limits: [],
    isOver: () => false,
    select: async () => (answers.length > 0 ? (answers.shift() ?? null) : ['changed']),
  };
  const other: Listener = {
    ...ended,
    select: async () => {
      told += 1;
      return ['changed'];
    },
  };
  const listeners = [ended, other];
  const find = async () => listeners.shift() ?? other;
  const live = new LiveStreams({ services, places, listeners: new Map([['/live', find]]) });
  const open = (raw: ReturnType<typeof aResponse>) => {
    const request = { headers: { accept: 'text/event-stream' } };
    const reply = { hijack: () => undefined, getHeaders: () => ({}), raw };
    return live.open({ path: '/live' } as never, request as never, reply as never);
  };
  const stalled = aResponse({ isRead: false });
  await open(stalled);
  await open(aResponse({ isRead: true }));
  await until('the stream is ended', () => stalled.writableEnded);
  const before = told;
  await until('changes are told again', () => told > before + 1);
  await live.close();
  expect(stalled.errors).toEqual([]);
});
