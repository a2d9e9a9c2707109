import { randomBytes } from 'node:crypto';
import type { PageFeature } from '@overland/federation';

/** Switched off for every page that does not need them, so that an injected script cannot use them either. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** @param needed what this page may use, of our own origin alone. */
export const permissionsPolicy = (needed: readonly PageFeature[]): string =>
  unusedFeatures
    .map((feature) => `${feature}=${needed.some((one) => one === feature) ? '(self)' : '()'}`)
    .join(', ');

const noFeatures = permissionsPolicy([]);

/** For answers that are no page: should a browser take one for a page, it loads and runs nothing. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A service worker fetches what its pages need from our origin; its script's policy decides what it may. */
export const workerPolicy = noPagePolicy.replace("default-src 'none'", "default-src 'self'");

/** On every answer. Pages, and a service for what it serves, have a policy of their own. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': noFeatures,
    'content-security-policy': noPagePolicy,
    // Browsers ignore it over plain http, and a site without a certificate must not send it.
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** A new nonce for each answered page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The policy of our pages: everything from our own origin, no inline script, inline style sheets by nonce only
 * (the style library inserts its sheets at run time and carries the nonce of the meta tag). Trusted Types: no HTML is
 * made of text, and scripts are loaded by addresses that the policy of `@overland/web/start-page` lets through.
 */
export function pagePolicy(nonce: string, fileOrigins: readonly string[]): string {
  const parts = { styleSheets: `'self' 'nonce-${nonce}'`, styleAttributes: "'none'", fileOrigins };
  return `${policy(parts)}; require-trusted-types-for 'script'; trusted-types default`;
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
    "manifest-src 'self'",
    // Previews of emails, which have a policy of their own; no other answer of ours lets itself be framed.
    "frame-src 'self'",
    ["connect-src 'self'", ...fileOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
