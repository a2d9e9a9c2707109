import { BrokenCircuitError } from 'cockatiel';
import { SmtpCircuit } from './smtp-circuit.js';
import { ServerUnreachable } from './smtp-failure.js';

const probeEveryMs = 30_000;

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', syscall: 'connect' });
const broken = Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION' });
const refused = Object.assign(new Error('No such user'), { code: 'EENVELOPE', responseCode: 550 });

describe('the circuit breaker of a mail server', () => {
  let circuit: SmtpCircuit;
  let tries = 0;
  const fail = (error: Error) => async () => {
    tries += 1;
    throw error;
  };
  const succeed = async () => {
    tries += 1;
  };
  const connect = async () => true;
  const run = (send: () => Promise<void>) => circuit.run(send, connect);
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
    circuit = new SmtpCircuit(probeEveryMs);
    tries = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('allows one email in 30 s to try a server that is down, however many wait', async () => {
    await expect(run(fail(away))).rejects.toBe(away);
    for (const seconds of [0, 15, 14.9]) {
      jest.advanceTimersByTime(seconds * 1000);
      await expect(run(fail(away))).rejects.toBeInstanceOf(BrokenCircuitError);
    }
    expect(tries).toBe(1);
    jest.advanceTimersByTime(200);
    const five = await Promise.allSettled(Array.from({ length: 5 }, () => run(fail(away))));
    expect(five.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(tries).toBe(2);
  });

  it('reports the server as back when the probe gets through, and admits all', async () => {
    const heard: string[] = [];
    circuit.onDown(() => heard.push('down'));
    circuit.onBack(() => heard.push('back'));
    await expect(run(fail(away))).rejects.toBe(away);
    jest.advanceTimersByTime(probeEveryMs);
    await Promise.all([run(succeed), run(succeed), run(succeed)]);
    expect([tries, heard]).toEqual([4, ['down', 'back']]);
  });

  it('does not blame the server for an address that it refuses', async () => {
    await expect(run(fail(refused))).rejects.toBe(refused);
    await run(succeed);
    expect(tries).toBe(2);
  });

  it('does not blame the server for a connection that broke off during an email, as long as others can be made', async () => {
    await expect(run(fail(broken))).rejects.toBe(broken);
    await run(succeed);
    expect(tries).toBe(2);
  });

  it('is open once no connection can be made after one broke off', async () => {
    const lost = circuit.run(fail(broken), async () => Promise.reject(away));
    await expect(lost).rejects.toBeInstanceOf(ServerUnreachable);
    await expect(run(succeed)).rejects.toBeInstanceOf(BrokenCircuitError);
    expect(tries).toBe(1);
  });
});
