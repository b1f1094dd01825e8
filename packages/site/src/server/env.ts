import { z } from 'zod';
import { parseProxyTrust, proxyTrustForm } from '@kmx/server/http';

const url = z.url().transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  CONTENT_URL: url.default('http://localhost:3001'),
  /** Where editors' browsers reach the content service; without it they use CONTENT_URL. */
  PUBLIC_CONTENT_URL: url.optional(),
  REVALIDATE_SECRET: z.string().min(16).default('embedded-revalidate-secret'),
  SITE_URL: url.default('http://localhost:3000'),
  /** Asks the content service for what readers may not see; without it there are no drafts and no protected files. */
  PREVIEW_API_KEY: z.string().min(16).optional(),
  /** Signs what the site remembers of a visitor in cookies. */
  SESSION_SECRET: z.string().min(16).default('embedded-session-secret'),
  EDITOR_PASSWORD: z.string().min(8).default('editor-demo'),
  /** The product service; without it there are no product pages. */
  PRODUCT_URL: url.optional(),
  /** The customer service, which takes submissions; without it forms answer that they cannot be sent. */
  CUSTOMER_URL: url.optional(),
  /** Lets the site hand submissions and uploads to it. */
  CUSTOMER_API_KEY: z.string().min(16).default('embedded-customer-api-key'),
  /** The identity provider, same-site with the site; without it there is no customer area. */
  IDENTITY_URL: url.optional(),
  IDENTITY_CLIENT_ID: z.string().min(1).default('kmx_uapp_login'),
  /** Where a browser keeps its tokens: its session, or the memory of one page, which asks anew after each load. */
  PORTAL_TOKEN_STORE: z.enum(['session', 'memory']).default('session'),
  /** Whom customers write to when the customer area fails them. */
  SUPPORT_EMAIL: z.email().default('support@komax.example'),
  /** Where services outside of the portal stand, as JSON by service: {"artemis":"https://…"}. */
  PORTAL_SERVICE_URLS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Expected JSON such as {"artemis":"https://host"}' });
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), z.url({ protocol: /^https?$/ }))),
  /** Where the search keeps its index; without it DATABASE_URL where that is PostgreSQL, else a file in SEARCH_DATA_DIR. */
  SEARCH_DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'Expected file:/path/to.db or postgres://user:password@host/name')
    .optional(),
  DATABASE_URL: z.string().optional(),
  SEARCH_DATA_DIR: z.string().default('../../.data/search'),
  /** Folder of the file of pages that were sent last, for an outage. */
  PAGES_DATA_DIR: z.string().default('../../.data/pages'),
  /** A Google Tag Manager container, loaded after consent alone. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'Expected a container such as GTM-ABC123')
    .optional(),
  /** The keys of reCAPTCHA Enterprise: it is asked where all three are set, beside the self-hosted check. */
  RECAPTCHA_PROJECT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'Expected the id of a Google Cloud project')
    .optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_API_KEY: z.string().optional(),
  /** Where a finder of a weakness writes: a `mailto:` or `https:` address (RFC 9116). */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'Expected mailto: or https:')
    .optional(),
  /** Where the processes of the site count calls and guesses together; without it each counts by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'Expected redis:// or rediss://' }).optional(),
  /** The proxies before the site that are believed about a client's address. */
  TRUST_PROXY: z
    .string()
    .optional()
    .transform((text, context) => {
      const trust = parseProxyTrust(text);
      if (trust !== undefined) return trust;
      context.addIssue({ code: 'custom', message: proxyTrustForm });
      return z.NEVER;
    }),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

export class EnvironmentError extends Error {
  readonly code = 'environmentInvalid';
  constructor(problems: string) {
    super(`The site cannot start. ${problems}`);
    this.name = 'EnvironmentError';
  }
}

export type SiteEnvironment = z.infer<typeof schema>;

/** What has an embedded default that anybody can read. */
const ownOnPublicAddress = [
  'REVALIDATE_SECRET',
  'SESSION_SECRET',
  'CUSTOMER_API_KEY',
  'EDITOR_PASSWORD',
] as const;

const isLocal = (address: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(new URL(address).hostname);

/**
 * Reads and checks the process environment of the site.
 * @throws EnvironmentError with one plain sentence per wrong variable, or when an embedded secret meets a public address.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): SiteEnvironment {
  // An empty variable is one that nobody set: shells and compose files write them so.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`${problems.join('; ')}. See .env.example.`);
  }
  const missing = isLocal(result.data.SITE_URL) ? undefined : ownOnPublicAddress.find((name) => !given[name]);
  if (missing) throw new EnvironmentError(`${missing} must be set when SITE_URL is a public address.`);
  return result.data;
}

let environment: SiteEnvironment | undefined;

/** The checked environment, read once per process and not while the build collects pages. */
export function env(): SiteEnvironment {
  environment ??= readEnvironment();
  return environment;
}
