import { z } from 'zod';
import {
  findPlainConnections,
  isRemote,
  metricsVariables,
  plainConnectionVariables,
  readSecretFiles,
} from '@kmx/server/environment';
import { parseProxyTrust, proxyTrustForm } from '@kmx/server/http';

const url = z.url().transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  ...metricsVariables.shape,
  ...plainConnectionVariables.shape,
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  CONTENT_URL: url.default('http://localhost:3001'),
  /** Public address of the content service for editors; defaults to CONTENT_URL. */
  PUBLIC_CONTENT_URL: url.optional(),
  REVALIDATE_SECRET: z.string().min(16).default('embedded-revalidate-secret'),
  SITE_URL: url.default('http://localhost:3000'),
  /** Grants access to unpublished content; without it there are no drafts and no protected files. */
  PREVIEW_API_KEY: z.string().min(16).optional(),
  /** Signs cookies of visitors. */
  SESSION_SECRET: z.string().min(16).default('embedded-session-secret'),
  /** Shared by all editors for read access; without it each one signs in with an account of the content service. */
  EDITOR_PASSWORD: z.string().min(8).optional(),
  /** Product service; without it there are no product pages. */
  PRODUCT_URL: url.optional(),
  /** Customer service, which receives submissions; without it forms report that they cannot be sent. */
  CUSTOMER_URL: url.optional(),
  /** Authorizes the site to create submissions and uploads. */
  CUSTOMER_API_KEY: z.string().min(16).default('embedded-customer-api-key'),
  /** Identity provider, same-site with the site; without it there is no customer area. */
  IDENTITY_URL: url.optional(),
  IDENTITY_CLIENT_ID: z.string().min(1).default('kmx_uapp_login'),
  /**
   * Storage of tokens in browsers: in the session storage, or in memory, which requires a silent sign-in after
   * each load.
   */
  PORTAL_TOKEN_STORE: z.enum(['session', 'memory']).default('session'),
  /** Contact for customers when the customer area fails. */
  SUPPORT_EMAIL: z.email().default('support@komax.example'),
  /** Addresses of external services as a JSON object by service: {"artemis":"https://…"}. */
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
  SEARCH_URL: url.default('http://localhost:3006'),
  /** Authenticates searches and notices of publications at the search service. */
  SEARCH_API_KEY: z.string().min(16).default('embedded-search-api-key'),
  /** Folder of the last sent pages, used during outages. */
  PAGES_DATA_DIR: z.string().default('../../.data/pages'),
  /** Google Tag Manager container, loaded only after consent. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'Expected a container such as GTM-ABC123')
    .optional(),
  /** reCAPTCHA Enterprise is used if all three are set, in addition to the self-hosted check. */
  RECAPTCHA_PROJECT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'Expected the id of a Google Cloud project')
    .optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_API_KEY: z.string().optional(),
  /** Contact for reports of vulnerabilities: a `mailto:` or `https:` address (RFC 9116). */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)/, 'Expected mailto: or https:')
    .optional(),
  /** Shared rate limit counters of all site processes; without it each process counts separately. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'Expected redis:// or rediss://' }).optional(),
  /** Purges the tags of a publication from the CDN; without it pages have no tags (docs/cdn.md). */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token of CDN_PURGE_URL. */
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  /** Trusted proxies, whose reports of client addresses are believed. */
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

/** Variables with public embedded defaults. */
const ownOnPublicAddress = [
  'REVALIDATE_SECRET',
  'SESSION_SECRET',
  'CUSTOMER_API_KEY',
  'SEARCH_API_KEY',
] as const;

/**
 * Reads and validates the environment of the site.
 * @throws EnvironmentError with one sentence per invalid variable, or if an embedded secret is used on a
 * public address.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): SiteEnvironment {
  const withFiles = readSecretFiles(source, Object.keys(schema.shape));
  if (withFiles.problems.length > 0) throw new EnvironmentError(withFiles.problems.join(' '));
  // Shells and compose files write unset variables as empty ones.
  const given = Object.fromEntries(Object.entries(withFiles.source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`${problems.join('; ')}. See .env.example.`);
  }
  const plain = findPlainConnections(result.data);
  if (plain.length > 0) throw new EnvironmentError(plain.join(' '));
  const missing = isRemote(result.data.SITE_URL)
    ? ownOnPublicAddress.find((name) => !given[name])
    : undefined;
  if (missing) throw new EnvironmentError(`${missing} must be set when SITE_URL is a public address.`);
  return result.data;
}

let environment: SiteEnvironment | undefined;

/** Returns the validated environment, read once per process. Not available while the build collects pages. */
export function env(): SiteEnvironment {
  environment ??= readEnvironment();
  return environment;
}
