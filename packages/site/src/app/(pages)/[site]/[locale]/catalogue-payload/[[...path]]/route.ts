import { currentBuild } from '@/server/builds/currentBuild';
import { handleCataloguePayload } from '@/server/payload/handleCataloguePayload';
import { loadShellView } from '@/server/view/createSiteView';
import { withRequestId } from '@/server/withRequestId';

/** `/products/…/_payload.json?{build}`: a branch of the hierarchy or a product as JSON. */
export const GET = withRequestId(
  async (
    request: Request,
    { params }: RouteContext<'/[site]/[locale]/catalogue-payload/[[...path]]'>,
  ): Promise<Response> => {
    const { path = [], ...place } = await params;
    const [view, build] = await Promise.all([loadShellView(place), currentBuild()]);
    return handleCataloguePayload(view, path, { url: request.url, buildId: build.id });
  },
);
