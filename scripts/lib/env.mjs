import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isLocalUrl } from '../../packages/server/src/environment/localAddress.mjs';
import { Problem } from './output.mjs';
import { inRoot, root } from './paths.mjs';

const port = (fallback) => z.coerce.number().int().min(1).max(65535).default(fallback);
const url = z.url().transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  SITE_PORT: port(3000),
  CONTENT_PORT: port(3001),
  PRODUCT_PORT: port(3002),
  CUSTOMER_PORT: port(3003),
  IDENTITY_PORT: port(3004),
  STYLE_GUIDE_PORT: port(3005),
  SEARCH_PORT: port(3006),
  METRICS_PORT: z.coerce.number().int().min(1).max(65530).optional(),
  SITE_URL: url.optional(),
  CONTENT_URL: url.optional(),
  PRODUCT_URL: url.optional(),
  CUSTOMER_URL: url.optional(),
  IDENTITY_URL: url.optional(),
  SEARCH_URL: url.optional(),
  STYLE_GUIDE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  PAYLOAD_SECRET: z.string().min(16).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  PREVIEW_API_KEY: z.string().min(16).optional(),
  SESSION_SECRET: z.string().min(16).optional(),
  CUSTOMER_API_KEY: z.string().min(16).optional(),
  SEARCH_API_KEY: z.string().min(16).optional(),
  IDENTITY_ADMIN_KEY: z.string().min(16).optional(),
  EDITOR_PASSWORD: z.string().min(8).optional(),
  EDITOR_EMAIL: z.email().default('editor@demo.example'),
  CMS_EDITOR_PASSWORD: z.string().min(8).default('Demo-1234'),
  START_TIMEOUT_SECONDS: z.coerce.number().int().min(5).default(180),
});

const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

const withoutEmpty = (source) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/**
 * Replaces `NAME_FILE` by `NAME` with the content of the file. Programs read such files themselves, but they reject both
 * variables together, and generated secrets are passed on as `NAME`.
 */
export function resolveFiles(source) {
  for (const name of Object.keys(schema.shape)) {
    const file = source[`${name}_FILE`];
    if (!file || source[name]) continue;
    if (!existsSync(file)) throw new Problem(`${name}_FILE: there is no file ${file}.`);
    source[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    delete source[`${name}_FILE`];
  }
}

const withOrWithoutFile = (name) =>
  name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;

/** Adds the variables of `.env` to those of the shell, which take precedence under both names, `NAME` and `NAME_FILE`. */
export function addVariables(shell, file) {
  const given = new Set(Object.keys(shell));
  for (const [name, value] of Object.entries(withoutEmpty(file)))
    if (!given.has(name) && !given.has(withOrWithoutFile(name))) shell[name] = value;
}

/** Reads `.env` if it exists. Variables of the shell take precedence, and empty values are ignored. */
export function loadEnvFile() {
  Object.assign(process.env, quiet);
  const file = existsSync(inRoot('.env')) ? parseEnv(readFileSync(inRoot('.env'), 'utf8')) : {};
  addVariables(process.env, file);
  resolveFiles(process.env);
}

/** Returns the validated settings of the local stack. `source` is an environment. Throws {@link Problem}. */
export function readSettings(source = process.env) {
  const parsed = schema.safeParse(withoutEmpty(source));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Problem(
      `The environment is invalid:\n${lines.join('\n')}\n.env.example describes every variable.`,
    );
  }
  const values = parsed.data;
  const SITE_URL = values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`;
  const IDENTITY_URL = values.IDENTITY_URL ?? `http://localhost:${values.IDENTITY_PORT}`;
  return {
    ...values,
    SITE_URL,
    CONTENT_URL: values.CONTENT_URL ?? `http://localhost:${values.CONTENT_PORT}`,
    PRODUCT_URL: values.PRODUCT_URL ?? `http://localhost:${values.PRODUCT_PORT}`,
    CUSTOMER_URL: values.CUSTOMER_URL ?? `http://localhost:${values.CUSTOMER_PORT}`,
    IDENTITY_URL,
    EDITOR_PASSWORD: values.EDITOR_PASSWORD ?? (isLocalUrl(SITE_URL) ? 'editor-demo' : undefined),
    SEARCH_URL: values.SEARCH_URL ?? `http://localhost:${values.SEARCH_PORT}`,
    // Their password is public, so they are for local use only.
    hasDemoPeople: isLocalUrl(SITE_URL) && isLocalUrl(IDENTITY_URL),
    STYLE_GUIDE_URL: values.STYLE_GUIDE_URL ?? `http://localhost:${values.STYLE_GUIDE_PORT}`,
    dataDirectory: path.resolve(root, values.DATA_DIR),
  };
}
