import path from 'node:path';
import { z } from 'zod';
import {
  metricsVariables,
  plainConnectionVariables,
  toMetricsSettings,
  type MetricsSettings,
} from '@kmx/server/environment';
import { customerServiceId } from '../../toolkit/src/access/customerServiceId';
import { isS3Address, s3AddressForm } from '../../toolkit/src/blobs/storeAddress';
import {
  databaseUrlSchema,
  decideDatabaseUrl,
  parseEnvironment,
  portSchema,
  type Source,
} from '../../toolkit/src/environment/environment';
import { isSchemaPublic, schemaVariables } from '../../toolkit/src/graphql/schemaExposure';
import { transportVariables } from '../../toolkit/src/http/securityHeaders';
import { mailVariables, toMailSettings, type MailSettings } from '../../toolkit/src/mail/mailSettings';
import { parseJson } from '../../toolkit/src/parseJson';
import { clamdUrlSchema, type ClamdAddress } from '../../toolkit/src/scanning/clamdAddress';
import type { ReplySettings } from './replies/model';
import { replyVariables, toReplySettings } from './replies/replyVariables';

/** Recipients by form. MAIL_DESKS overrides addresses and adds forms. */
const defaultSupportAddresses = {
  contact: 'contact@komax.example',
  'support-request': 'opensource@komax.example',
  'service-request': 'service@komax.example',
  'story-feedback': 'stories@komax.example',
  whitepaper: 'marketing@komax.example',
  tickets: 'service@komax.example',
  'parts-order': 'parts@komax.example',
  'access-requests': 'service@komax.example',
};

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http address' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Path of the realm at the identity service. */
const realm = '/am/oauth2/realms/root/realms/alpha';

const supportAddressesSchema = z
  .string()
  .default('{}')
  .transform(parseJson)
  .pipe(z.record(z.string().min(1), z.email(), 'must be JSON such as {"contact": "desk@example.com"}'));

const isUploadStore = (store: string): boolean => !store.startsWith('s3:') || isS3Address(store);

const environmentSchema = z.object({
  ...schemaVariables.shape,
  ...transportVariables.shape,
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
  CUSTOMER_PORT: portSchema.default(3003),
  CUSTOMER_HOST: z.string().min(1).default('0.0.0.0'),
  CUSTOMER_DATA_DIR: z.string().min(1).optional(),
  CUSTOMER_DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  CUSTOMER_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  ...mailVariables.shape,
  ...replyVariables.shape,
  MAIL_DESKS: supportAddressesSchema,
  UPLOAD_STORE: z.string().min(1).refine(isUploadStore, `must be a folder, or ${s3AddressForm}`).optional(),
  CLAMD_URL: clamdUrlSchema,
  IDENTITY_ISSUER: httpUrl.default(`http://localhost:3004${realm}`),
  IDENTITY_CLIENT_ID: z.string().min(1).default('kmx_uapp_login'),
  IDENTITY_AUDIENCE: z.string().min(1).default(customerServiceId),
  IDENTITY_INTROSPECTION_URL: httpUrl.optional(),
  IDENTITY_ADMIN_URL: httpUrl.default('http://localhost:3004'),
  IDENTITY_ADMIN_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  CUSTOMER_PORTAL_URL: httpUrl.optional(),
  SITE_URL: httpUrl.default('http://localhost:3000'),
});

export interface Environment {
  port: number;
  host: string;
  /** `file:/absolute/path.db` (SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** Expected value of `x-service-key`; undefined only where nothing is served. */
  apiKey: string | undefined;
  mail: MailSettings & { supportAddresses: Readonly<Record<string, string>> };
  /** Undefined without a domain for reply addresses. */
  replies: ReplySettings | undefined;
  /** An absolute folder, or `s3://bucket/prefix?endpoint=…`. */
  uploadStore: string;
  /** Scanner for malware of uploads; undefined: they are not scanned. */
  clamd: ClamdAddress | undefined;
  identity: {
    /** Issuer of the access tokens that are accepted. */
    issuer: string;
    /** The client that those tokens were issued to. */
    clientId: string;
    /** The audience of those tokens, and the name by which this service introspects them. */
    audience: string;
    introspectionUrl: string;
    /** Origin of the administration of accounts. */
    adminUrl: string;
    /** Undefined: nobody can sign in, and users cannot be invited, deleted or changed. */
    adminKey: string | undefined;
  };
  /** Absolute URL for invited users with an account. */
  portalUrl: string;
  /** Callers may introspect the GraphQL schema. */
  isSchemaPublic: boolean;
  /** TLS ends before this service. */
  isBehindTls: boolean;
  metrics: MetricsSettings | undefined;
}

/**
 * Reads and checks the environment; `serviceRoot` is the absolute folder of this service, from which relative
 * paths count. CUSTOMER_DATABASE_URL wins over a PostgreSQL in the DATABASE_URL that all services may share. Throws
 * EnvironmentError.
 */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const values = parseEnvironment('customer', environmentSchema, given);
  const folder = path.resolve(serviceRoot, values.CUSTOMER_DATA_DIR ?? '../../.data/customer');
  const store = values.UPLOAD_STORE ?? path.join(folder, 'uploads');
  return {
    port: values.CUSTOMER_PORT,
    host: values.CUSTOMER_HOST,
    databaseUrl: decideDatabaseUrl({
      own: values.CUSTOMER_DATABASE_URL,
      shared: values.DATABASE_URL,
      file: path.join(folder, 'customer.db'),
      serviceRoot,
    }),
    apiKey: values.CUSTOMER_API_KEY,
    mail: {
      ...toMailSettings(values, serviceRoot),
      supportAddresses: { ...defaultSupportAddresses, ...values.MAIL_DESKS },
    },
    replies: toReplySettings(values, values.CUSTOMER_API_KEY),
    identity: {
      issuer: values.IDENTITY_ISSUER,
      clientId: values.IDENTITY_CLIENT_ID,
      audience: values.IDENTITY_AUDIENCE,
      introspectionUrl:
        values.IDENTITY_INTROSPECTION_URL ?? `${values.IDENTITY_ADMIN_URL}${realm}/introspect`,
      adminUrl: values.IDENTITY_ADMIN_URL,
      adminKey: values.IDENTITY_ADMIN_KEY,
    },
    isSchemaPublic: isSchemaPublic(values),
    isBehindTls: values.BEHIND_TLS === '1',
    metrics: toMetricsSettings(values),
    portalUrl: values.CUSTOMER_PORTAL_URL ?? `${values.SITE_URL}/mykomax`,
    clamd: values.CLAMD_URL,
    uploadStore: store.startsWith('s3://') ? store : path.resolve(serviceRoot, store),
  };
};
