import { daySeconds } from '@overland/contracts/calendar';
import type { RequestInfo } from '@overland/service-kit';
import { codeMinutes, knownDeviceDays } from '../accounts/limits.js';

/** Ties the code to the browser in which the password was entered. */
const challengeCookie = 'overland_challenge';
/** Ties what a passkey is asked alone to the browser that asks it. */
const passkeyCookie = 'overland_passkey';
/** Marks a device on which this account has signed in before: others' wrong tries do not lock it out there. */
const deviceCookie = 'overland_device';

export function findChallenge(info: RequestInfo): string | null {
  return info.cookies[challengeCookie] || null;
}

export function findPasskeyBrowser(info: RequestInfo): string | null {
  return info.cookies[passkeyCookie] || null;
}

export function findDevice(info: RequestInfo): string | null {
  return info.cookies[deviceCookie] || null;
}

export function setChallenge(info: RequestInfo, challenge: string): void {
  setCookie(info, { name: challengeCookie, value: challenge, maxAge: codeMinutes * 60 });
}

export function clearChallenge(info: RequestInfo): void {
  setCookie(info, { name: challengeCookie, value: '', maxAge: 0 });
}

export function setPasskeyBrowser(info: RequestInfo, browser: string): void {
  setCookie(info, { name: passkeyCookie, value: browser, maxAge: codeMinutes * 60 });
}

export function setDevice(info: RequestInfo, device: string): void {
  setCookie(info, { name: deviceCookie, value: device, maxAge: knownDeviceDays * daySeconds });
}

interface NewCookie {
  name: string;
  value: string;
  /** Seconds. */
  maxAge: number;
}

function setCookie(info: RequestInfo, { name, value, maxAge }: NewCookie): void {
  const secure = info.header('x-forwarded-proto')?.startsWith('https') ?? false;
  info.setCookie(name, value, { path: '/api', maxAge, httpOnly: true, sameSite: 'strict', secure });
}
