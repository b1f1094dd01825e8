import path from 'node:path';
import { z } from 'zod';
import {
  findPlainConnections,
  isRemote,
  metricsVariables,
  plainConnectionVariables,
  readSecretFiles,
  toMetricsSettings,
  type MetricsSettings,
} from '@kmx/server/environment';
import type { ProxyTrust } from '@kmx/server/http';
import { isS3Address, s3AddressForm } from '../../../toolkit/src/blobs/storeAddress';
import { proxyTrustSchema } from '../../../toolkit/src/environment/environment';
import { mailVariables, type MailSettings } from '../../../toolkit/src/mail/mailSettings';
import { clamdUrlSchema, type ClamdAddress } from '../../../toolkit/src/scanning/clamdAddress';

/** Defaults for running a fresh checkout; a public service rejects every one of them. */
export const developmentDefaults = {
  PAYLOAD_SECRET: 'development-only-payload-secret',
  REVALIDATE_SECRET: 'embedded-revalidate-secret',
  PREVIEW_API_KEY: 'development-only-preview-key',
  CMS_EDITOR_PASSWORD: 'Demo-1234',
} as const;

const environmentSchema = z.object({
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
  ...mailVariables.pick({ SMTP_URL: true, MAIL_DIR: true, MAIL_FROM: true }).shape,
  NODE_ENV: z.string().default('development'),
  GRAPHQL_SCHEMA: z.enum(['public', 'hidden'], 'must be public or hidden').optional(),
  CONTENT_PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  PUBLIC_CONTENT_URL: z.url().optional(),
  CMS_DATA_DIR: z.string().min(1).optional(),
  MEDIA_STORE: z.string().refine(isS3Address, `must be ${s3AddressForm}`).optional(),
  CLAMD_URL: clamdUrlSchema,
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, 'must begin with file: or postgres:')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis: or rediss:' }).optional(),
  TRUST_PROXY: proxyTrustSchema,
  PAYLOAD_SECRET: z.string().min(16).default(developmentDefaults.PAYLOAD_SECRET),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SITE_REVALIDATE_URL: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((url) => url.trim()))])
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses, separated by commas' })))
    .optional(),
  PRODUCT_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVALIDATE_SECRET: z.string().min(16).default(developmentDefaults.REVALIDATE_SECRET),
  PREVIEW_API_KEY: z.string().min(16).default(developmentDefaults.PREVIEW_API_KEY),
  EDITOR_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  EDITOR_SECOND_FACTOR_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(16, 'must have at least 16 characters')))
    .optional(),
  EDITOR_EMAIL: z.email().default('editor@demo.example'),
  CMS_EDITOR_PASSWORD: z.string().min(8).default(developmentDefaults.CMS_EDITOR_PASSWORD),
});

type Source = Readonly<Record<string, string | undefined>>;

export interface Environment {
  port: number;
  /** Absolute address under which browsers reach the service, without trailing slash. */
  publicUrl: string;
  /** Set by hand, and not derived from the port. */
  isPublicUrlConfigured: boolean;
  /** Absolute folder of the database file, media and files. */
  dataDirectory: string;
  /** Bucket of pictures and files, as `s3://…`; undefined for folders in `dataDirectory`. */
  mediaStore: string | undefined;
  /** Scanner for malware of uploads; undefined: they are not scanned. */
  clamd: ClamdAddress | undefined;
  /** `file:…` (SQLite) or `postgres:…`. */
  databaseUrl: string;
  payloadSecret: string;
  /** Public address of the site, without trailing slash; defines protocol and port of previews. */
  siteUrl: string;
  /** One for each process of the site, as each has its own cache. */
  siteRevalidateUrls: readonly string[];
  /** Address of the product service, without trailing slash: links to products are checked there. */
  productUrl: string | undefined;
  revalidateSecret: string;
  previewApiKey: string;
  /** Editors and administrators without a second factor may only set one up. */
  isSecondFactorRequired: boolean;
  /** Sources of the keys that encrypt the secrets of devices, the newest first. */
  secondFactorKeys: readonly [string, ...string[]];
  editorEmail: string;
  editorPassword: string;
  /** Callers may introspect the GraphQL schema. */
  isSchemaPublic: boolean;
  /** Counters of guesses are shared there by all processes; undefined: each process counts alone. */
  redisUrl: string | undefined;
  /** Proxies that are believed about the address of a client. */
  proxyTrust: ProxyTrust;
  mail: Pick<MailSettings, 'smtpUrl' | 'folder' | 'from'>;
  metrics: MetricsSettings | undefined;
}

export class EnvironmentError extends Error {
  readonly code = 'environmentInvalid';
  constructor(readonly problems: readonly string[]) {
    super(`The content service cannot start. ${problems.join(' ')}`);
    this.name = 'EnvironmentError';
  }
}

const unchangedDefaults = (source: Source): string[] =>
  Object.entries(developmentDefaults)
    .filter(([name, value]) => (source[name] ?? value) === value)
    .map(([name]) => name);

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/** Reads and checks the environment; `serviceRoot` is the absolute folder of this service. Throws {@link EnvironmentError}. */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const withFiles = readSecretFiles(given, Object.keys(environmentSchema.shape));
  if (withFiles.problems.length > 0) throw new EnvironmentError(withFiles.problems);
  const source = withoutEmpty(withFiles.source);
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success)
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`),
    );
  const values = parsed.data;
  const plain = findPlainConnections(values);
  if (plain.length > 0) throw new EnvironmentError(plain);
  const publicUrl = withoutTrailingSlash(
    values.PUBLIC_CONTENT_URL ?? `http://localhost:${values.CONTENT_PORT}`,
  );
  const siteUrl = withoutTrailingSlash(values.SITE_URL);
  const unchanged = unchangedDefaults(source);
  if (values.NODE_ENV === 'production' && isRemote(publicUrl) && unchanged.length > 0)
    throw new EnvironmentError([
      `PUBLIC_CONTENT_URL is the public address ${publicUrl}, so these need values of your own: ${unchanged.join(', ')}.`,
    ]);
  const [newestKey = values.PAYLOAD_SECRET, ...olderKeys] = values.EDITOR_SECOND_FACTOR_KEYS ?? [];
  const dataDirectory = path.resolve(serviceRoot, values.CMS_DATA_DIR ?? '../../.data/content');
  return {
    port: values.CONTENT_PORT,
    publicUrl,
    isPublicUrlConfigured: values.PUBLIC_CONTENT_URL !== undefined,
    dataDirectory,
    mediaStore: values.MEDIA_STORE,
    clamd: values.CLAMD_URL,
    databaseUrl: values.DATABASE_URL ?? `file:${path.join(dataDirectory, 'content.db')}`,
    payloadSecret: values.PAYLOAD_SECRET,
    siteUrl,
    siteRevalidateUrls: values.SITE_REVALIDATE_URL ?? [`${siteUrl}/api/revalidate`],
    productUrl: values.PRODUCT_URL && withoutTrailingSlash(values.PRODUCT_URL),
    revalidateSecret: values.REVALIDATE_SECRET,
    previewApiKey: values.PREVIEW_API_KEY,
    isSecondFactorRequired: values.EDITOR_SECOND_FACTOR === 'required',
    secondFactorKeys: [newestKey, ...olderKeys, values.PAYLOAD_SECRET],
    editorEmail: values.EDITOR_EMAIL,
    editorPassword: values.CMS_EDITOR_PASSWORD,
    isSchemaPublic:
      values.GRAPHQL_SCHEMA === undefined
        ? values.NODE_ENV !== 'production'
        : values.GRAPHQL_SCHEMA === 'public',
    redisUrl: values.REDIS_URL,
    proxyTrust: values.TRUST_PROXY,
    mail: {
      smtpUrl: values.SMTP_URL,
      folder: path.resolve(serviceRoot, values.MAIL_DIR ?? path.join(dataDirectory, 'mail')),
      from: values.MAIL_FROM,
    },
    metrics: toMetricsSettings(values),
  };
};

/**
 * The working directory is the service's folder under npm; the configuration is bundled twice, so `import.meta.url`
 * would be wrong.
 */
export const serviceRoot = process.env.CMS_ROOT ?? process.cwd();

export const environment: Environment = readEnvironment(process.env, serviceRoot);
