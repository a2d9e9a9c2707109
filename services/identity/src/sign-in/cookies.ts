import type { RequestInfo } from '@overland/service-kit';
import { codeMinutes, knownDeviceDays } from './limits.js';

/** Ties the code to the browser that gave the password. */
const challengeCookie = 'overland_challenge';
/**
 * Tells a device on which this account has logged in before: someone else's wrong tries do not lock it out.
 */
const deviceCookie = 'overland_device';

export function findChallenge(info: RequestInfo): string | null {
  return info.cookies[challengeCookie] || null;
}

export function findDevice(info: RequestInfo): string | null {
  return info.cookies[deviceCookie] || null;
}

export function setChallenge(info: RequestInfo, challenge: string): void {
  setCookie(info, `${challengeCookie}=${challenge}`, codeMinutes * 60);
}

export function clearChallenge(info: RequestInfo): void {
  setCookie(info, `${challengeCookie}=`, 0);
}

export function setDevice(info: RequestInfo, device: string): void {
  setCookie(info, `${deviceCookie}=${device}`, knownDeviceDays * 24 * 3600);
}

function setCookie(info: RequestInfo, pair: string, maxAgeSeconds: number): void {
  const isHttps = info.header('x-forwarded-proto')?.startsWith('https') ?? false;
  const secure = isHttps ? '; Secure' : '';
  info.setHeader(
    'set-cookie',
    `${pair}; Path=/api; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}
