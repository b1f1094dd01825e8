import { openProductAsset } from '@/server/products/openProductAsset';
import { withRequestId } from '@/server/withRequestId';

/** `/product-assets/{name}`: an image, video or document of the product service on the site's own origin. */
export const GET = withRequestId(
  async (request: Request, { params }: RouteContext<'/product-assets/[name]'>): Promise<Response> => {
    const { name } = await params;
    return openProductAsset(name, request);
  },
);

export const HEAD = GET;
