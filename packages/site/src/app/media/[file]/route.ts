import { openMedia } from '@/server/files/openMedia';

/** `/media/{file name}`: a picture of the content service's library, on the site's own address. */
export async function GET(request: Request, { params }: RouteContext<'/media/[file]'>): Promise<Response> {
  const { file } = await params;
  return openMedia(file, request);
}

export const HEAD = GET;
