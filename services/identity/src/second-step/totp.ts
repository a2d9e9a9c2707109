import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in seconds. RFC 6238 with what every app supports: SHA-1, six digits, 30 seconds. */
const period = 30;
/** How many periods a phone's clock may be off, either way. */
const tolerance = 1;

/** A new secret: 160 random bits in Base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the QR code, which names the account and the product. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();
}

export function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), period, timestamp: at.getTime() });
}

/** The number of the 30-second period since 1970 that the code belongs to; null if it is not a current code. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const token = code.replaceAll(' ', '');
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window: tolerance,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
