import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** On every answer. A service may set a stricter policy for what it serves. */
export function setSecurityHeaders(response: ServerResponse, { isHttps }: { isHttps: boolean }): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-frame-options', 'DENY');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('content-security-policy', "frame-ancestors 'none'");
  // Over plain http it would be ignored by browsers, and wrong for a site that has no certificate.
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** A new one for every page that is answered. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of our pages: everything from our own origin, no inline script, inline style sheets by nonce only
 * (the style library inserts its sheets at run time and carries the nonce of the meta tag).
 */
export function pagePolicy(nonce: string, fileOrigins: readonly string[]): string {
  return policy({ styleSheets: `'self' 'nonce-${nonce}'`, styleAttributes: "'none'", fileOrigins });
}

/** Swagger UI sets style attributes; it alone may. */
export const docsPolicy = policy({
  styleSheets: "'self' 'unsafe-inline'",
  styleAttributes: "'unsafe-inline'",
  fileOrigins: [],
});

interface PolicyParts {
  styleSheets: string;
  styleAttributes: string;
  fileOrigins: readonly string[];
}

function policy({ styleSheets, styleAttributes, fileOrigins }: PolicyParts): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem ${styleSheets}`,
    `style-src-attr ${styleAttributes}`,
    ["img-src 'self' data:", ...fileOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...fileOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
