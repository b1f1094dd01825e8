import path from 'node:path';
import { z } from 'zod';

const environmentSchema = z.object({
  PRODUCT_PORT: z.coerce.number().int().min(1).max(65535).default(3002),
  PRODUCT_HOST: z.string().min(1).default('0.0.0.0'),
  PRODUCT_DATA_DIR: z.string().min(1).optional(),
  PRODUCT_DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://')
    .optional(),
  PRODUCT_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
});

type Source = Readonly<Record<string, string | undefined>>;

/** What the service needs to know of its surroundings. */
export interface Environment {
  port: number;
  host: string;
  /** `file:/absolute/path.db` (SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** How long an answer may be given again without asking the database; 0 keeps none. */
  cacheSeconds: number;
}

/** The environment cannot be used; `problems` names each variable in a sentence. */
export class EnvironmentError extends Error {
  readonly code = 'environmentInvalid';
  constructor(readonly problems: readonly string[]) {
    super(`The product service cannot start. ${problems.join(' ')}`);
    this.name = 'EnvironmentError';
  }
}

const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const absoluteUrl = (url: string, folder: string): string =>
  url.startsWith('file:') ? `file:${path.resolve(folder, url.slice('file:'.length))}` : url;

/**
 * Reads and checks the environment; `serviceRoot` is the absolute folder of this service, from which relative
 * paths count. PRODUCT_DATABASE_URL wins over the DATABASE_URL that all services may share. Throws
 * {@link EnvironmentError}.
 */
export const readEnvironment = (given: Source, serviceRoot: string): Environment => {
  const parsed = environmentSchema.safeParse(withoutEmpty(given));
  if (!parsed.success)
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`),
    );
  const values = parsed.data;
  const folder = path.resolve(serviceRoot, values.PRODUCT_DATA_DIR ?? '../../.data/product');
  const url = values.PRODUCT_DATABASE_URL ?? values.DATABASE_URL ?? `file:${path.join(folder, 'product.db')}`;
  return {
    port: values.PRODUCT_PORT,
    host: values.PRODUCT_HOST,
    databaseUrl: absoluteUrl(url, serviceRoot),
    cacheSeconds: values.PRODUCT_CACHE_SECONDS,
  };
};
