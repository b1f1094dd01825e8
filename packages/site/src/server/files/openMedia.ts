import { env } from '../env';

const passedOn = ['content-type', 'content-length', 'etag', 'last-modified', 'content-security-policy'];

/** A picture's bytes, streamed; the name is one path segment of the library and nothing else. */
export async function openMedia(fileName: string, ifNoneMatch: string | null): Promise<Response> {
  const source = await fetch(`${env().CONTENT_URL}/api/media/file/${encodeURIComponent(fileName)}`, {
    headers: ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {},
    cache: 'no-store',
  }).catch(() => undefined);
  if (!source) return new Response('The picture cannot be read at the moment.', { status: 503 });
  if (source.status !== 304 && !source.ok) return new Response('There is no such picture.', { status: 404 });
  const headers = new Headers({ 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' });
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(source.body, { status: source.status, headers });
}
