import { isPushAddress, knownPushHosts } from './push-address.js';

const hosts = knownPushHosts.split(',');

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('%s may be called', (address) => {
  expect(isPushAddress(address, hosts)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://fcm.googleapis.com./abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/abc',
  'https://notify.windows.com.evil.example/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//fcm.googleapis.com/abc',
  'fcm.googleapis.com',
  '',
])('%s may not', (address) => {
  expect(isPushAddress(address, hosts)).toBe(false);
});

it('a host may name its port', () => {
  expect(isPushAddress('https://localhost:4443/abc', ['localhost:4443'])).toBe(true);
  expect(isPushAddress('https://localhost:4444/abc', ['localhost:4443'])).toBe(false);
});
