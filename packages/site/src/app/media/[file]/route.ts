import { openMedia } from '@/server/files/openMedia';
import { withRequestId } from '@/server/withRequestId';

/** `/media/{file name}`: an image of the content service's library on the site's own origin. */
export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/media/[file]'>): Promise<Response> => {
    const { file } = await params;
    return openMedia(file, request);
  },
);

export const HEAD = GET;
