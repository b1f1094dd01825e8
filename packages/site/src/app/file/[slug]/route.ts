import { decideFileResponse } from '@/server/files/decideFileResponse';
import { loadFile, openFile } from '@/server/files/loadFile';

/** `/file/{slug}?dl=true`: a file of the content service, shown or saved (section 2.2). */
export async function GET(request: Request, { params }: RouteContext<'/file/[slug]'>): Promise<Response> {
  const { slug } = await params;
  const isDownload = new URL(request.url).searchParams.get('dl') === 'true';
  const file = await loadFile(slug).catch(() => undefined);
  if (file === undefined) return new Response('The file cannot be read at the moment.', { status: 503 });
  if (file === null) return new Response('There is no such file.', { status: 404 });
  const source = await openFile(file, request.headers.get('range')).catch(() => undefined);
  if (!source) return new Response('The file cannot be read at the moment.', { status: 503 });
  const { status, headers } = decideFileResponse({ file, source, isDownload });
  return new Response(source.body, { status, headers });
}
