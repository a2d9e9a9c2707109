import path from 'node:path';
import { type Language, languages } from '@overland/i18n';
import { KitConfig, loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

const port = (byDefault: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), byDefault);

const list = z._default(
  z.pipe(
    z.string(),
    z.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim().toLowerCase())
        .filter((part) => part !== ''),
    ),
  ),
  [],
);

const repository = path.resolve(import.meta.dirname, '../..');

export const insuranceIn = (of: Language) => `INSURANCE_${of.toUpperCase() as Uppercase<Language>}` as const;

/** The gateway's environment; the defaults suit a developer's machine. */
export const GatewayConfig = z.object({
  JWT_PUBLIC_KEY: KitConfig.shape.JWT_PUBLIC_KEY,
  SERVICE_TOKEN_SECRET: KitConfig.shape.SERVICE_TOKEN_SECRET,
  /** Shared rate counters: Redis if given, else unlogged tables of the queue's database, else this process. */
  REDIS_URL: KitConfig.shape.REDIS_URL,
  QUEUE_DATABASE_URL: KitConfig.shape.QUEUE_DATABASE_URL,
  STAFF_PORT: port(8080),
  PUBLIC_PORT: port(8081),
  LISTEN_HOST: z._default(z.string(), 'localhost'),
  /** How many proxies are in front of the gateway; only that many `X-Forwarded-For` entries are trusted. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  /** Host names of the sites, comma separated, without ports; localhost is always allowed. */
  ALLOWED_HOSTS: list,
  /** Other origins that pages show pictures from and upload to: the file store, map tiles. */
  FILE_ORIGINS: list,
  /** Multiplies every rate limit: load tests ask more from one address than people do. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.gte(0.01), z.lte(100_000)), 1),
  BRAND_NAME: z._default(z.string(), 'Overland'),
  SUPPORT_PHONE: z._default(z.string(), '(555) 010-0199'),
  SUPPORT_EMAIL: z._default(z.string(), 'support@overland.example'),
  /** What the public home says of the company's licenses and insurance; nothing when empty. */
  LICENSES: z._default(z.string(), ''),
  INSURANCE: z._default(z.string(), ''),
  /** The same for readers of another language, such as `INSURANCE_ES`; the English one where it is empty. */
  ...(Object.fromEntries(
    languages.filter((of) => of !== 'en').map((of) => [insuranceIn(of), z._default(z.string(), '')]),
  ) as Record<ReturnType<typeof insuranceIn>, z.ZodMiniDefault<z.ZodMiniString>>),
  STAFF_SITE_URL: z._default(z.string(), 'http://localhost:8080'),
  PUBLIC_SITE_URL: z._default(z.string(), 'http://localhost:8081'),
  /** The folder that holds the built `shell/` and `mfe-*`. */
  SITES_ROOT: z._default(z.string(), repository),
  /** Where `npm run release` keeps the remotes that are released on their own. */
  RELEASES_DIR: z._default(z.string(), path.join(repository, '.data/releases')),
  /** How often an open page asks whether there is a newer release, milliseconds. */
  RELEASE_CHECK_MS: z._default(z.coerce.number().check(z.int(), z.minimum(100)), 60_000),
  LOG_LEVEL: KitConfig.shape.LOG_LEVEL,
});
export type GatewayConfig = z.output<typeof GatewayConfig>;

/** @throws Error that lists every value that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): GatewayConfig {
  return loadConfig(GatewayConfig, env);
}
