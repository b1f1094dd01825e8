import { respondWithoutFile } from '../fileNotice/respondWithoutFile';
import { setFileHeaders, strictHeaders } from '../http/fileHeaders';
import { isWholeFile } from '../http/isWholeFile';
import { maxPictureWaitingMs, openUpstream } from '../http/openUpstream';
import { log } from '../log';
import { copyContentLength } from '../nodeServer/contentLength';

const passedOn = ['etag', 'last-modified'];

const isPicture = (mediaType: string) => mediaType.startsWith('image/');

const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** The file itself, sent while its rendition is being made. */
const isPassing = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') ?? false;

function createHeaders(fileName: string, source: Response): Headers {
  const headers = new Headers({
    'cache-control': isPassing(source) ? 'no-store' : forAnHour,
    // Also of a 304, which does not name the type: this is the policy of every picture.
    ...strictHeaders,
  });
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  copyContentLength(headers, source.headers);
  // An image in a page ignores the disposition; only one that is opened by its own address is saved instead of run.
  if (source.status === 200)
    setFileHeaders(headers, { fileName, storedType: source.headers.get('content-type'), isDownload: false });
  return headers;
}

/** As the content service takes them; it knows which there are. */
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

/** A picture's bytes, streamed; the name is one path segment of the library and nothing else. */
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
  if (hasResponse) log('warn', 'Something else than a picture came with a status of success.', { fileName });
  return respondWithoutFile(request, hasResponse || source.status >= 500 ? 503 : 404);
}
