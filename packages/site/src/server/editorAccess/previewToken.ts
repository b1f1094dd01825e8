import { createHmac } from 'node:crypto';
import { z } from 'zod';

import { env } from '../env';
import { parseJson } from '../http/parseJson';
import { isSameText } from '../isSameText';

/** Long enough for one editing session. */
const lifetimeMs = 2 * 60 * 60 * 1000;

const contentSchema = z.object({
  page: z.string().min(1),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** Must match the signature of the content service, which shares the key. */
const sign = (content: string, key: string) => createHmac('sha256', key).update(content).digest('base64url');

/**
 * Creates a token for the preview of one page, valid for two hours; undefined if no preview key is
 * configured.
 */
export function writePreviewToken(page: string, now: number): string | undefined {
  const key = env().PREVIEW_API_KEY;
  if (!key) return undefined;
  const content = Buffer.from(JSON.stringify({ page, expires: now + lifetimeMs })).toString('base64url');
  return `${content}.${sign(content, key)}`;
}

/**
 * Checks that a token, signed by the site or by the content service, is valid for this page and not expired.
 */
export function isPreviewToken(token: string, page: string, now: number): boolean {
  const key = env().PREVIEW_API_KEY;
  const [content = '', signature = ''] = token.split('.');
  if (!key || content === '' || !isSameText(signature, sign(content, key))) return false;
  const parsed = contentSchema.safeParse(parseJson(Buffer.from(content, 'base64url').toString('utf8'))).data;
  return parsed?.page === page && parsed.expires > now;
}
