import path from 'node:path';
import { type Language, languages } from '@overland/i18n';
import {
  assertConfigured,
  brandName,
  jwtPublicKey,
  KitConfig,
  loadConfig,
  logLevel,
  MetricsConfig,
  port,
  publicSite,
  serviceTokenSecret,
  staffSite,
  supportEmail,
  supportPhone,
  TracingConfig,
  text,
  variables,
  type Weakness,
  weaknessOfPublicAddress,
} from '@overland/service-kit';
import * as z from 'zod/mini';

const list = () =>
  z._default(
    z.pipe(
      z.string(),
      z.transform((items) =>
        items
          .split(',')
          .map((part) => part.trim().toLowerCase())
          .filter((part) => part !== ''),
      ),
    ),
    [],
  );

const repository = path.resolve(import.meta.dirname, '../..');

export const insuranceIn = (of: Language) => `INSURANCE_${of.toUpperCase() as Uppercase<Language>}` as const;

const insurance = (of: Language) =>
  text(
    `What the public home says of the insurance to readers of “${of}”; the English text where it is empty.`,
    '',
  );

/** The gateway itself has no TLS, which public sites need: a proxy ends it. */
const weaknessOfProxies = (count: number): Weakness =>
  count > 0
    ? null
    : 'is 0: say how many proxies are in front of the gateway, such as the one that ends TLS. Otherwise all visitors ' +
      'share one rate limit, and neither HSTS nor secure cookies are sent';

function weaknessOfHosts(
  hosts: readonly string[],
  { STAFF_SITE_URL, PUBLIC_SITE_URL }: Readonly<Record<string, unknown>>,
): Weakness {
  const sites = [STAFF_SITE_URL, PUBLIC_SITE_URL].flatMap((site) =>
    typeof site === 'string' ? [new URL(site).hostname] : [],
  );
  const isServed = (host: string) => host === 'localhost' || hosts.includes(host);
  return sites.every(isServed)
    ? null
    : 'lacks the host of STAFF_SITE_URL or PUBLIC_SITE_URL: its visitors would be refused';
}

const weaknessOfLicenses = (licenses: string): Weakness =>
  /\b0{5,}\b/.test(licenses) ? 'has a sample number: give those of the company, or nothing' : null;

/** The gateway's environment; the defaults suit a developer's machine. */
export const GatewayConfig = z.object({
  JWT_PUBLIC_KEY: jwtPublicKey(),
  SERVICE_TOKEN_SECRET: serviceTokenSecret(),
  // Shared rate counters: Redis if given, else unlogged tables of the queue's database, else this process.
  REDIS_URL: KitConfig.shape.REDIS_URL,
  QUEUE_DATABASE_URL: KitConfig.shape.QUEUE_DATABASE_URL,
  STAFF_PORT: z._default(port('The port of the staff’s site.'), 8080),
  PUBLIC_PORT: z._default(port('The port of the public site.'), 8081),
  LISTEN_HOST: text('The address that the ports are opened on.', 'localhost'),
  TRUSTED_PROXIES: z
    ._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0)
    .register(variables, {
      what:
        'How many proxies are in front of the gateway. Only that many entries of `X-Forwarded-For` are believed, and ' +
        '`X-Forwarded-Proto` with them: rate limits count visitors by it, HSTS and secure cookies need it.',
      weaknessOf: weaknessOfProxies,
    }),
  ALLOWED_HOSTS: list().register(variables, {
    what: 'Host names of the sites, separated by commas, without ports; localhost is always allowed.',
    weaknessOf: weaknessOfHosts,
  }),
  FILE_ORIGINS: list().register(variables, {
    what: 'Other origins that pages show pictures from and upload to, separated by commas: the file store, map tiles.',
    weaknessOf: (origins) =>
      origins.map(weaknessOfPublicAddress).find((weakness) => weakness !== null) ?? null,
  }),
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.gte(0.01), z.lte(100_000)), 1).register(variables, {
    what: 'Multiplies every rate limit: load tests ask more from one address than people do.',
  }),
  BRAND_NAME: brandName(),
  SUPPORT_PHONE: supportPhone(),
  SUPPORT_EMAIL: supportEmail(),
  LICENSES: z._default(z.string(), '').register(variables, {
    what: 'What the public home says of the company’s licenses; nothing when empty.',
    weaknessOf: weaknessOfLicenses,
  }),
  INSURANCE: text('What the public home says of the insurance; nothing when empty.', ''),
  ...(Object.fromEntries(
    languages.filter((of) => of !== 'en').map((of) => [insuranceIn(of), insurance(of)]),
  ) as Record<ReturnType<typeof insuranceIn>, z.ZodMiniDefault<z.ZodMiniString>>),
  STAFF_SITE_URL: z._default(staffSite(), 'http://localhost:8080'),
  PUBLIC_SITE_URL: z._default(publicSite(), 'http://localhost:8081'),
  SITES_ROOT: text('The folder that holds the built `shell/` and `mfe-*`.', repository),
  RELEASES_DIR: text(
    'Where `npm run release` keeps what is released on its own.',
    path.join(repository, '.data/releases'),
  ),
  RELEASE_CHECK_MS: z._default(z.coerce.number().check(z.int(), z.minimum(100)), 60_000).register(variables, {
    what: 'How often an open page asks whether there is a newer release, milliseconds.',
  }),
  LOG_LEVEL: logLevel(),
});
export type GatewayConfig = z.output<typeof GatewayConfig>;

/** All that the gateway reads from the environment, apart from the addresses of services. */
export const gatewayConfigs = [GatewayConfig, TracingConfig, MetricsConfig] as const;

/** @throws Error that lists every value that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): GatewayConfig {
  assertConfigured(gatewayConfigs, env);
  return loadConfig(GatewayConfig, env);
}
