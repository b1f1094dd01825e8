import { retryHeaders } from '../http/answers';
import { contentDisposition, isActiveType } from '../http/contentDisposition';
import { openUpstream } from '../http/openUpstream';

const passedOn = ['content-type', 'content-length', 'etag', 'last-modified', 'content-security-policy'];

const refuse = (status: 404 | 503, text: string): Response =>
  new Response(text, { status, headers: status === 503 ? retryHeaders : { 'cache-control': 'no-store' } });

/** An image in a page ignores the disposition; only one that is opened by its own address is saved instead of run. */
function decideMediaHeaders(fileName: string, source: Response): Headers {
  const headers = new Headers({
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'x-content-type-options': 'nosniff',
  });
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (isActiveType(source.headers.get('content-type') ?? ''))
    headers.set('content-disposition', contentDisposition('attachment', fileName));
  return headers;
}

/** A picture's bytes, streamed; the name is one path segment of the library and nothing else. */
export async function openMedia(fileName: string, request: Request): Promise<Response> {
  const ifNoneMatch = request.headers.get('if-none-match');
  const opened = await openUpstream({
    path: `/api/media/file/${encodeURIComponent(fileName)}`,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch },
  });
  if (!opened.ok) return refuse(503, 'The picture cannot be read at the moment.');
  const source = opened.value;
  if (source.ok || source.status === 304)
    return new Response(source.body, {
      status: source.status,
      headers: decideMediaHeaders(fileName, source),
    });
  await source.body?.cancel();
  return source.status >= 500
    ? refuse(503, 'The picture cannot be read at the moment.')
    : refuse(404, 'There is no such picture.');
}
