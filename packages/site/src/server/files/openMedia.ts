import { respondWithoutFile, statusWithoutFile } from '../fileNotice/respondWithoutFile';
import { setFileHeaders, strictHeaders } from '../http/fileHeaders';
import { isWholeFile } from '../http/isWholeFile';
import { maxPictureWaitingMs, openUpstream } from '../http/openUpstream';
import { log } from '../log';
import { copyContentLength } from '../nodeServer/contentLength';

const passedOn = ['etag', 'last-modified'];

const isPicture = (mediaType: string) => mediaType.startsWith('image/');

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** The service sent the original while its rendition is still being generated. */
const isPassing = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') ?? false;

function createHeaders(fileName: string, source: Response): Headers {
  const headers = new Headers({
    'cache-control': isPassing(source) ? 'no-store' : forAnHour,
    // Also on 304, which lacks the content type, because these headers update the cached image.
    ...strictHeaders,
  });
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  copyContentLength(headers, source.headers);
  // Images in a page ignore the disposition; an image opened directly is downloaded instead of executed.
  if (source.status === 200)
    setFileHeaders(headers, { fileName, storedType: source.headers.get('content-type'), isDownload: false });
  return headers;
}

/** Parameters of the content service, which validates them. */
const renditionParameters = ['preset', 'format'];

function pathOf(fileName: string, parameters: URLSearchParams): string {
  const rendition = new URLSearchParams(
    renditionParameters.flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const name = encodeURIComponent(fileName);
  return rendition.size > 0
    ? `/api/media/rendition/${name}?${rendition.toString()}`
    : `/api/media/file/${name}`;
}

/** Streams an image; the name must be a single path segment. */
export async function openMedia(fileName: string, request: Request): Promise<Response> {
  const ifNoneMatch = request.headers.get('if-none-match');
  const opened = await openUpstream({
    path: pathOf(fileName, new URL(request.url).searchParams),
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch },
    maxWaitingMs: maxPictureWaitingMs,
  });
  if (!opened.ok) return respondWithoutFile(request, 503);
  const source = opened.value;
  const hasResponse = source.ok || source.status === 304;
  if (hasResponse && isWholeFile(source, isPicture))
    return new Response(source.body, { status: source.status, headers: createHeaders(fileName, source) });
  await source.body?.cancel();
  if (hasResponse) log('warn', 'A successful response did not contain an image.', { fileName });
  return respondWithoutFile(request, statusWithoutFile(source.status));
}
