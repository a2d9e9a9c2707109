import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. RFC 6238 with what every app takes: SHA-1, six digits, 30 seconds. */
const period = 30;
/** Steps of 30 seconds that a phone's clock may be off, either way. */
const tolerance = 1;

/** A new secret: 160 random bits in Base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code holds: whose code it is, and of which product. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();
}

/** The code that an app shows at a time. */
export function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), period, timestamp: at.getTime() });
}

/** Which 30 seconds since 1970 the code is of; null where it is none of now. */
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
