import path from 'node:path';
import { z } from 'zod';
import { findPlainConnections, readSecretFiles } from '@kmx/server/environment';
import { parseProxyTrust, proxyTrustForm } from '@kmx/server/http';

/** For the demo, which imports no package of servers. */
export { isLocalUrl } from '@kmx/server/environment';

export type Source = Readonly<Record<string, string | undefined>>;

/** Invalid environment; `problems` has a sentence for each variable. */
export class EnvironmentError extends Error {
  readonly code = 'environmentInvalid';
  constructor(
    readonly service: string,
    readonly problems: readonly string[],
  ) {
    super(`The ${service} service cannot start. ${problems.join(' ')}`);
    this.name = 'EnvironmentError';
  }
}

export const portSchema = z.coerce.number().int().min(1).max(65535);

/** `file:/path/to.db` (SQLite) or `postgres://…`. */
export const databaseUrlSchema = z
  .string()
  .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://');

/** TRUST_PROXY: which proxies before the service are believed about the address of a client; none by default. */
export const proxyTrustSchema = z
  .string()
  .optional()
  .transform((text, context) => {
    const trust = parseProxyTrust(text);
    if (trust !== undefined) return trust;
    context.addIssue({ code: 'custom', message: proxyTrustForm });
    return z.NEVER;
  });

const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/**
 * Parses variables by a zod schema; empty ones count as missing, and `NAME_FILE` is the path of a file with the value.
 * Throws {@link EnvironmentError}, also for a connection that leaves the machine without TLS.
 */
export const parseEnvironment = <Schema extends z.ZodObject>(
  service: string,
  schema: Schema,
  given: Source,
): z.output<Schema> => {
  const { source, problems: unreadable } = readSecretFiles(given, Object.keys(schema.shape));
  if (unreadable.length > 0) throw new EnvironmentError(service, unreadable);
  const parsed = schema.safeParse(withoutEmpty(source));
  const problems = parsed.success
    ? findPlainConnections(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`);
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(service, problems);
  return parsed.data;
};

interface DatabaseChoices {
  /** Variable of the service; relative paths start at `serviceRoot`. */
  own: string | undefined;
  /** DATABASE_URL, which all services may share. */
  shared: string | undefined;
  /** Absolute path of the default SQLite file. */
  file: string;
  /** Absolute folder of the service. */
  serviceRoot: string;
}

/**
 * Chooses the database URL of a service: its own, else a shared PostgreSQL (a SQLite file has one owner), else its
 * file.
 */
export const decideDatabaseUrl = ({ own, shared, file, serviceRoot }: DatabaseChoices): string => {
  const url = own ?? (shared?.startsWith('postgres') ? shared : `file:${file}`);
  return url.startsWith('file:') ? `file:${path.resolve(serviceRoot, url.slice('file:'.length))}` : url;
};
