import { z } from 'zod';

const url = z.url().transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  CONTENT_URL: url.default('http://localhost:3001'),
  REVALIDATE_SECRET: z.string().min(16).default('embedded-revalidate-secret'),
  SITE_URL: url.default('http://localhost:3000'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

export type SiteEnvironment = z.infer<typeof schema>;

const isLocal = (address: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(new URL(address).hostname);

/**
 * Reads and checks the process environment of the site.
 * @throws Error with one plain sentence per wrong variable, or when an embedded secret meets a public address.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): SiteEnvironment {
  // An empty variable is one that nobody set: shells and compose files write them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The site's environment is not valid. ${problems.join('; ')}. See .env.example.`);
  }
  if (!isLocal(result.data.SITE_URL) && !given.REVALIDATE_SECRET) {
    throw new Error('REVALIDATE_SECRET must be set when SITE_URL is a public address.');
  }
  return result.data;
}

let environment: SiteEnvironment | undefined;

/** The checked environment, read once per process and not while the build collects pages. */
export function env(): SiteEnvironment {
  environment ??= readEnvironment();
  return environment;
}
