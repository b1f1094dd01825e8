import { createHash } from 'node:crypto';

import { contentDisposition } from '../http/contentDisposition';
import { isEtagKnown } from '../http/isEtagKnown';

/** Responds with a text download that is cached for a few minutes; 304 if the client has it. */
export function handleSavedText(
  request: Request,
  text: string,
  file: { name: string; type: string },
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' };
  if (isEtagKnown(request.headers.get('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': `${file.type}; charset=utf-8`,
      'content-disposition': contentDisposition('attachment', file.name),
    },
  });
}

export const handleCalendar = (request: Request, calendar: string, name: string): Response =>
  handleSavedText(request, calendar, { name: `${name}.ics`, type: 'text/calendar' });
