import path from 'node:path';
import { z } from 'zod';
import {
  metricsVariables,
  plainConnectionVariables,
  toMetricsSettings,
  type MetricsSettings,
} from '@kmx/server/environment';
import {
  databaseUrlSchema,
  decideDatabaseUrl,
  parseEnvironment,
  portSchema,
  type Source,
} from '../../toolkit/src/environment/environment';
import { transportVariables } from '../../toolkit/src/http/securityHeaders';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http address' })
  .transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  ...transportVariables.shape,
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
  SEARCH_PORT: portSchema.default(3006),
  SEARCH_HOST: z.string().min(1).default('0.0.0.0'),
  SEARCH_DATA_DIR: z.string().min(1).optional(),
  SEARCH_DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  SEARCH_API_KEY: z
    .string('is missing: the key that callers show')
    .min(16, 'must have at least 16 characters'),
  CONTENT_URL: httpUrl.default('http://localhost:3001'),
  PRODUCT_URL: httpUrl.optional(),
});

export interface Environment {
  port: number;
  host: string;
  /** `file:/absolute/path.db` (SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** Expected value of `x-service-key`. */
  apiKey: string;
  contentUrl: string;
  /** Undefined: no products are indexed. */
  productUrl: string | undefined;
  isBehindTls: boolean;
  metrics: MetricsSettings | undefined;
}

/**
 * Parses the environment; `serviceRoot` is the absolute folder of this service, at which relative paths start.
 * SEARCH_DATABASE_URL takes precedence over a shared PostgreSQL in DATABASE_URL. Throws EnvironmentError.
 */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const values = parseEnvironment('search', environmentSchema, given);
  const folder = path.resolve(serviceRoot, values.SEARCH_DATA_DIR ?? '../../.data/search');
  return {
    port: values.SEARCH_PORT,
    host: values.SEARCH_HOST,
    databaseUrl: decideDatabaseUrl({
      own: values.SEARCH_DATABASE_URL,
      shared: values.DATABASE_URL,
      file: path.join(folder, 'search.db'),
      serviceRoot,
    }),
    apiKey: values.SEARCH_API_KEY,
    contentUrl: values.CONTENT_URL,
    productUrl: values.PRODUCT_URL,
    isBehindTls: values.BEHIND_TLS === '1',
    metrics: toMetricsSettings(values),
  };
};
