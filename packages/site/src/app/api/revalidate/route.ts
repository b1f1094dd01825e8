import { z } from 'zod';

import { renewContent } from '@/server/caching/cacheMode';
import { purgeCdn } from '@/server/caching/cdn';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { normaliseTag } from '@/server/content/tags';
import { env } from '@/server/env';
import { parseJson } from '@/server/http/parseJson';
import { readLimitedText } from '@/server/http/readLimitedText';
import { jsonError } from '@/server/http/responses';
import { log } from '@/server/log';
import { notifySearch } from '@/server/search/notifySearch';
import { verifySignature } from '@/server/verifySignature';

/**
 * Twice the size of 200 tags with 200 characters; needed because the body is read before the signature is
 * verified.
 */
const maxBytes = 100_000;

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(200)).min(1).max(200) });

/** Logs the rejection, because readers see outdated pages until publications are accepted again. */
function reject(status: 400 | 401 | 413, reason: string): Response {
  log('warn', 'A publication webhook was rejected.', { reason, status: String(status) });
  return jsonError(status, reason);
}

/** Receives publications from the content service; signed, so that nobody else can trigger rendering. */
export async function POST(request: Request): Promise<Response> {
  const body = await readLimitedText(request, maxBytes);
  if (body === undefined) return reject(413, 'The news of a publication has at most 100 kB.');
  const isSigned = verifySignature({
    body,
    signature: request.headers.get('x-kmx-signature'),
    timestamp: request.headers.get('x-kmx-timestamp'),
    secret: env().REVALIDATE_SECRET,
    now: Date.now(),
  });
  if (!isSigned) return reject(401, 'The signature is missing, wrong or too old.');
  const parsed = bodySchema.safeParse(parseJson(body));
  if (!parsed.success) return reject(400, 'Expected {"tags": […]}.');
  const tags = [...new Set(parsed.data.tags.map(normaliseTag))];
  renewContent('bypass', tags);
  pageInvalidations().record(tags);
  // After the pages of this process, which the CDN may request at once.
  purgeCdn(tags);
  // Last, because pages do not depend on the search.
  await notifySearch(tags);
  return Response.json({ revalidated: tags });
}
