import path from 'node:path';
import { z } from 'zod';
import {
  metricsVariables,
  plainConnectionVariables,
  toMetricsSettings,
  type MetricsSettings,
} from '@kmx/server/environment';
import type { ProxyTrust } from '@kmx/server/http';
import {
  databaseUrlSchema,
  decideDatabaseUrl,
  EnvironmentError,
  parseEnvironment,
  portSchema,
  proxyTrustSchema,
  type Source,
} from '../../toolkit/src/environment/environment';
import { mailVariables, toMailSettings, type MailSettings } from '../../toolkit/src/mail/mailSettings';

/** Scheme, host and port alone: other parts of the address would never be compared. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((url) => new URL(url).origin);

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** Accounts that need a second factor: none, those with a device, or all employees and administrators. */
export const secondFactorModes = ['off', 'optional', 'required'] as const;
export type SecondFactorMode = (typeof secondFactorModes)[number];

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  IDENTITY_PORT: portSchema.default(3004),
  IDENTITY_HOST: z.string().min(1).default('0.0.0.0'),
  IDENTITY_URL: origin.default('http://localhost:3004'),
  SITE_URL: origin.default('http://localhost:3000'),
  IDENTITY_SITE_URLS: list.pipe(z.array(origin).min(1)).optional(),
  IDENTITY_LOCALES: list.pipe(z.array(z.string().regex(/^[a-z]{2,3}(-[a-z]{2,3})?$/))).optional(),
  IDENTITY_ADMIN_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  IDENTITY_PASSKEY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain such as example.com')
    .optional(),
  IDENTITY_MFA_KEYS: list.pipe(z.array(z.string().min(16, 'must have at least 16 characters'))).optional(),
  IDENTITY_DATA_DIR: z.string().min(1).optional(),
  IDENTITY_DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  IDENTITY_TOKEN_SECONDS: z.coerce.number().int().min(1).max(86_400).default(3600),
  IDENTITY_MFA: z.enum(secondFactorModes).default('optional'),
  TRUST_PROXY: proxyTrustSchema,
  ...mailVariables.shape,
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
});

type Values = z.infer<typeof environmentSchema>;

export interface Environment {
  port: number;
  host: string;
  /** Origin of this service as browsers see it. */
  url: string;
  /** Origins of the sites that people sign in to. Pages link back to the first. */
  siteOrigins: readonly string[];
  /** Locales that a path after sign-out may begin with; undefined: any that looks like a locale. */
  locales: readonly string[] | undefined;
  /** Key that the customer service sends in `x-service-key`; undefined only where nothing is served. */
  adminKey: string | undefined;
  /** `file:/absolute/path.db` (SQLite) or `postgres://…`. */
  databaseUrl: string;
  tokenSeconds: number;
  secondFactor: SecondFactorMode;
  /** Domain that passkeys are bound to: the host of `url`, or a domain above it. */
  passkeyDomain: string;
  /** Keys that seal the secrets of devices, the newest first; if empty, `adminKey` is used. */
  mfaKeys: readonly string[];
  /** Proxies whose statement of the visitor's address is trusted. */
  trustedProxies: ProxyTrust;
  mail: MailSettings;
  metrics: MetricsSettings | undefined;
}

const databaseOf = (values: Values, serviceRoot: string): string => {
  const folder = path.resolve(serviceRoot, values.IDENTITY_DATA_DIR ?? '../../.data/identity');
  return decideDatabaseUrl({
    own: values.IDENTITY_DATABASE_URL,
    shared: values.DATABASE_URL,
    file: path.join(folder, 'identity.db'),
    serviceRoot,
  });
};

/** Browsers accept the host of the page, or a domain above it. */
const passkeyDomainOf = ({ IDENTITY_URL, IDENTITY_PASSKEY_DOMAIN }: Values): string => {
  const { hostname } = new URL(IDENTITY_URL);
  const domain = IDENTITY_PASSKEY_DOMAIN ?? hostname;
  if (hostname !== domain && !hostname.endsWith(`.${domain}`))
    throw new EnvironmentError('identity', [
      `IDENTITY_PASSKEY_DOMAIN must be ${hostname}, the host of IDENTITY_URL, or a domain above it.`,
    ]);
  return domain;
};

/**
 * Reads and checks the environment; `serviceRoot` is the absolute folder of this service, from which relative
 * paths count. IDENTITY_DATABASE_URL wins over the DATABASE_URL that all services may share. Throws
 * {@link EnvironmentError}.
 */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const values = parseEnvironment('identity', environmentSchema, given);
  const siteOrigins = values.IDENTITY_SITE_URLS ?? [values.SITE_URL];
  return {
    port: values.IDENTITY_PORT,
    host: values.IDENTITY_HOST,
    url: values.IDENTITY_URL,
    siteOrigins,
    locales: values.IDENTITY_LOCALES,
    adminKey: values.IDENTITY_ADMIN_KEY,
    databaseUrl: databaseOf(values, serviceRoot),
    tokenSeconds: values.IDENTITY_TOKEN_SECONDS,
    secondFactor: values.IDENTITY_MFA,
    passkeyDomain: passkeyDomainOf(values),
    mfaKeys: values.IDENTITY_MFA_KEYS ?? [],
    trustedProxies: values.TRUST_PROXY,
    mail: toMailSettings(values, serviceRoot),
    metrics: toMetricsSettings(values),
  };
};
