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
import { isSchemaPublic, schemaVariables } from '../../toolkit/src/graphql/schemaExposure';
import { transportVariables } from '../../toolkit/src/http/securityHeaders';

const environmentSchema = z.object({
  ...schemaVariables.shape,
  ...transportVariables.shape,
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
  PRODUCT_PORT: portSchema.default(3002),
  PRODUCT_HOST: z.string().min(1).default('0.0.0.0'),
  PRODUCT_DATA_DIR: z.string().min(1).optional(),
  PRODUCT_DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  PRODUCT_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
});

export interface Environment {
  port: number;
  host: string;
  /** `file:/absolute/path.db` (SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** Lifetime of cached responses; 0 disables the cache. */
  cacheSeconds: number;
  isSchemaPublic: boolean;
  isBehindTls: boolean;
  metrics: MetricsSettings | undefined;
}

/**
 * Parses the environment; `serviceRoot` is the absolute folder of this service, at which relative paths start.
 * PRODUCT_DATABASE_URL takes precedence over a shared PostgreSQL in DATABASE_URL. Throws EnvironmentError.
 */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const values = parseEnvironment('product', environmentSchema, given);
  const folder = path.resolve(serviceRoot, values.PRODUCT_DATA_DIR ?? '../../.data/product');
  return {
    port: values.PRODUCT_PORT,
    host: values.PRODUCT_HOST,
    databaseUrl: decideDatabaseUrl({
      own: values.PRODUCT_DATABASE_URL,
      shared: values.DATABASE_URL,
      file: path.join(folder, 'product.db'),
      serviceRoot,
    }),
    cacheSeconds: values.PRODUCT_CACHE_SECONDS,
    isSchemaPublic: isSchemaPublic(values),
    isBehindTls: values.BEHIND_TLS === '1',
    metrics: toMetricsSettings(values),
  };
};
