/** An operator's settings: the brand, the support contact, the public site and timings. */
export interface SiteConfig {
  brandName: string;
  supportPhone: string;
  supportEmail: string;
  /** License numbers and insurance of the company, as customers read them; empty where none are named. */
  licenses: string;
  insurance: string;
  publicSiteUrl: string;
  /** How long a remote may take to load before its error panel is shown, in milliseconds. */
  remoteLoadTimeoutMs: number;
  /** How often an open page asks whether there is a newer release, milliseconds. */
  releaseCheckMs: number;
}

const defaults: SiteConfig = {
  brandName: 'Overland',
  supportPhone: '',
  supportEmail: '',
  licenses: '',
  insurance: '',
  publicSiteUrl: '',
  remoteLoadTimeoutMs: 60_000,
  releaseCheckMs: 60_000,
};

const metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Fields that are missing or of the wrong type, as in an unfilled placeholder, get their default. */
export function parseSiteConfig(text: string): SiteConfig {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return defaults;
  }
  if (typeof given !== 'object' || given === null) return defaults;
  const known = Object.entries(given).filter(
    ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof SiteConfig],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

let config: SiteConfig | null = null;

/** The configuration that the gateway wrote into the page, `<meta name="overland-config">`. */
export function siteConfig(): SiteConfig {
  config ??= parseSiteConfig(metaContent('overland-config'));
  return config;
}

/** The nonce of the page's Content Security Policy; undefined where none was written. */
export function cspNonce(): string | undefined {
  const nonce = metaContent('csp-nonce');
  return nonce === '' || nonce.startsWith('__') ? undefined : nonce;
}
