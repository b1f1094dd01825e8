import { createHmac } from 'node:crypto';
import { z } from 'zod';

import { env } from '../../env';
import { parseJson } from '../../http/parseJson';
import { isSameText } from '../../isSameText';

/** How long an address of the preview opens its page: as long as somebody writes at it in one go. */
const lifetimeMs = 2 * 60 * 60 * 1000;

const contentSchema = z.object({
  page: z.string().min(1),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/** The content service, which knows the same key, signs in the same way. */
const sign = (content: string, key: string) => createHmac('sha256', key).update(content).digest('base64url');

/** Opens the preview of one page for two hours, without a cookie; undefined where the site has no key of the preview. */
export function writePreviewToken(page: string, now: number): string | undefined {
  const key = env().PREVIEW_API_KEY;
  if (!key) return undefined;
  const content = Buffer.from(JSON.stringify({ page, expires: now + lifetimeMs })).toString('base64url');
  return `${content}.${sign(content, key)}`;
}

/** Whether a token is one of ours or of the content service, for this page, and not over. */
export function isPreviewToken(token: string, page: string, now: number): boolean {
  const key = env().PREVIEW_API_KEY;
  const [content = '', signature = ''] = token.split('.');
  if (!key || content === '' || !isSameText(signature, sign(content, key))) return false;
  const parsed = contentSchema.safeParse(parseJson(Buffer.from(content, 'base64url').toString('utf8'))).data;
  return parsed?.page === page && parsed.expires > now;
}
